extension TextDestination {
  /// Calls whose texts no user reads.
  static let hidingCalls: Set<String> = [
    "Color", "Data", "DispatchQueue", "Image", "NSError", "NSImage", "NSPredicate",
    "NSRegularExpression", "NSSortDescriptor", "Notification", "Regex", "Selector", "UIColor",
    "UIImage", "URL", "URLQueryItem", "UUID", "accessibilityIdentifier", "addValue",
    "appendingPathComponent", "assert", "assertionFailure", "components", "contains",
    "evaluateJavaScript", "execute", "fatalError", "fileExists", "hasPrefix", "hasSuffix", "id",
    "matchedGeometryEffect", "precondition", "preconditionFailure", "range",
    "replacingOccurrences", "setValue", "split", "tag", "trimmingCharacters",
  ]

  /// Labels of arguments that no user reads.
  static let hidingLabels: Set<String> = [
    "category", "comment", "dateFormat", "debugDescription", "domain", "forKey", "forResource",
    "host", "icon", "id", "identifier", "image", "imageName", "key", "named", "ofType", "path",
    "pattern", "query", "reason", "regex", "reuseIdentifier", "scheme", "separator", "sql",
    "subsystem", "symbol", "systemImage", "systemImageName", "systemName", "table", "tableName",
    "url", "withExtension", "withIdentifier",
  ]

  /// Calls that show a text which they don't look up.
  static let showingCalls: Set<String> = ["setTitle", "setAttributedTitle"]

  /// Labels of arguments that the user reads, in Apple's frameworks as in an app's own views.
  static let showingLabels: Set<String> = [
    "attributedText", "caption", "detail", "footer", "header", "hint", "label", "message",
    "placeholder", "prompt", "subtitle", "text", "title",
  ]

  /// Calls that give a text back, so that what takes their value decides.
  static let passingCalls: Set<String> = [
    "AttributedString", "NSAttributedString", "NSMutableAttributedString", "String",
    "localizedStringWithFormat",
  ]

  /// Parts of names, in lower case, whose values no user reads.
  static let hiddenNameParts = [
    "debugdescription", "filename", "html", "identifier", "imagename", "javascript", "json", "key",
    "logmessage", "path", "pattern", "predicate", "query", "regex", "sql", "symbol", "systemimage",
    "url",
  ]

  /// Endings of names, in lower case, whose values the user reads.
  static let shownNameEndings = [
    "accessibilityhint", "accessibilityvalue", "caption", "headline", "label", "message",
    "placeholder", "prompt", "subtitle", "summary", "text", "title",
  ]

  /// Names of a logger's methods, which are levels.
  static let logLevels: Set<String> = [
    "critical", "debug", "error", "fault", "info", "log", "notice", "trace", "verbose", "warn",
    "warning",
  ]

  /// Functions that print for the developer.
  static let printingCalls: Set<String> = ["NSLog", "debugPrint", "dump", "os_log", "print"]

  /// Words without which a file hardly shows a text: the names of calls that look one up, and the
  /// frameworks of the user interface.
  static let triggers: Set<String> = Set(LocalizingCall.byName.keys)
    .subtracting(["String", "Window", "Tab"]).union(["AppKit", "UIKit", "localized"])
}
