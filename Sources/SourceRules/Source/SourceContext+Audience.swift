extension SourceContext {
  /// Whether the app's users see what the place shows: not in tests, previews, debug builds and
  /// types that are named as a developer's own, such as `DebugMenu`.
  var isForUsers: Bool {
    !source.place.isTest && !isInPreview && !isDebugOnly
      && !types.contains { $0.name.contains("Debug") }
  }

  /// Whether the place lies in a type whose literals App Intents reads while the app is built, where
  /// nothing but a literal will do.
  ///
  /// Source: an Apple engineer on the framework's metadata extraction, forums.swift.org, topic 59981.
  var isInAppIntentsMetadata: Bool {
    guard functions.last != "perform", let type = types.last else { return false }
    return type.inherited.contains {
      $0.hasSuffix("Intent") || $0.hasSuffix("Entity") || $0.hasSuffix("AppEnum")
        || $0 == "AppShortcutsProvider"
    }
  }

  /// Whether the place lies in a function of the app that the configuration names as looking texts
  /// up: it takes its keys from its callers.
  var isInLocalizingRoutine: Bool {
    guard let function = functions.last else { return false }
    return source.options.routines.contains {
      $0.name == function || $0.name.hasSuffix("." + function)
    }
  }
}
