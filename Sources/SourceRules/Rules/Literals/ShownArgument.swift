/// A call of Apple's frameworks with arguments that the user reads as they are.
struct ShownArgument: Sendable, Hashable {
  /// The labels of the arguments; nil for the first one where it has no label.
  var labels: [String?]
  /// A label that the call has, where the name alone says too little.
  var companion: String?

  init(_ labels: [String?], with companion: String? = nil) {
    self.labels = labels
    self.companion = companion
  }

  /// The calls by name.
  ///
  /// Source: Apple's documentation of the initializers and methods of these names in UIKit, AppKit,
  /// WatchKit, UserNotifications, LocalAuthentication and SwiftUI.
  static let byName: [String: ShownArgument] = [
    "LabeledContent": ShownArgument(["value"]),
    "NSAttributedString": ShownArgument(["string"]),
    "NSMenuItem": ShownArgument(["title"]),
    "NSMutableAttributedString": ShownArgument(["string"]),
    "UIAccessibilityCustomAction": ShownArgument(["name"]),
    "UIAction": ShownArgument(["title", "subtitle"]),
    "UIAlertAction": ShownArgument(["title"]),
    "UIAlertController": ShownArgument(["title", "message"]),
    "UIApplicationShortcutItem": ShownArgument(["localizedTitle", "localizedSubtitle"]),
    "UIBarButtonItem": ShownArgument(["title"]),
    "UICommand": ShownArgument(["title"]),
    "UIContextualAction": ShownArgument(["title"]),
    "UIKeyCommand": ShownArgument(["title", "discoverabilityTitle"]),
    "UIMenu": ShownArgument(["title"]),
    "UIMenuItem": ShownArgument(["title"]),
    "UITabBarItem": ShownArgument(["title"]),
    "UNNotificationAction": ShownArgument(["title"]),
    "UNTextInputNotificationAction": ShownArgument([
      "title", "textInputButtonTitle", "textInputPlaceholder",
    ]),
    "WKAlertAction": ShownArgument(["title"]),
    "addButton": ShownArgument(["withTitle"]),
    "addItem": ShownArgument(["withTitle"]),
    "evaluatePolicy": ShownArgument(["localizedReason"]),
    "insertSegment": ShownArgument(["withTitle"]),
    "presentAlert": ShownArgument(["withTitle", "message"]),
    "setTitle": ShownArgument([nil], with: "for"),
  ]
}
