import SwiftSyntax

extension LocalizingCall {
  /// The arguments of a call that are keys; none where the call only shares its name.
  ///
  /// - Parameter call: A call that has one of the names in `byName`.
  /// - Returns: The arguments in the order of their labels in the table.
  static func keys(of call: SourceCall) -> [LabeledExprSyntax] {
    guard let known = byName[call.name], known.isWritten(as: call) else { return [] }
    let keys = known.keyLabels.compactMap { label in
      guard label == nil else { return call.argument(label) }
      return call.arguments.first.flatMap { $0.label == nil ? $0 : nil }
    }
    guard !keys.isEmpty, let companions = companions[call.name] else { return keys }
    return companions.contains(where: call.has) ? keys : []
  }

  /// The literals that are keys of a call.
  ///
  /// Left out are those behind `??` where an overload takes a `String`: the optional is one, so the
  /// call shows either as it is.
  static func keyLiterals(of call: SourceCall) -> [StringLiteralExprSyntax] {
    let takesStrings = byName[call.name]?.takesStrings ?? false
    return keys(of: call).flatMap { key in
      takesStrings && !ShownText.fallback(key.expression).isEmpty
        ? [] : ResultLiterals(of: key.expression).literals
    }
  }

  /// The type that stands for Apple's where the app has none of that name; nil where the name is
  /// written with its module or is no type's.
  static func shadowable(_ call: SourceCall) -> String? {
    guard byName[call.name]?.shape == .plain, call.base == nil else { return nil }
    return call.name
  }

  private static let modules: Set<String> = [
    "ActivityKit", "AppIntents", "Charts", "Foundation", "MapKit", "Swift", "SwiftUI", "WidgetKit",
  ]

  /// Whether a call of the name is written as Apple's is.
  func isWritten(as call: SourceCall) -> Bool {
    switch shape {
    case .method: return call.base != nil || call.isImplicitMember
    case .implicitMember: return call.isImplicitMember && call.arguments.count > 1
    case .plain:
      guard let base = call.base else { return !call.isImplicitMember }
      let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text
      return owner.map(Self.modules.contains) ?? false
    }
  }
}
