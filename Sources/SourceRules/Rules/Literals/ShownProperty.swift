/// A property of Apple's frameworks whose text the user reads.
struct ShownProperty: Sendable, Hashable {
  /// The modules of which a file imports one where it means this property.
  var modules: Set<String>

  /// The properties by name.
  ///
  /// Source: Apple's documentation of the types that each line names.
  static let byName: [String: ShownProperty] = {
    // Cocoa is AppKit with Foundation.
    let interface: Set<String> = ["AppKit", "Cocoa", "SwiftUI", "UIKit", "WatchKit"]
    var properties: [String: ShownProperty] = [:]
    for name in interfaceNames { properties[name] = ShownProperty(modules: interface) }
    properties["body"] = ShownProperty(modules: ["UserNotifications"])
    return properties
  }()

  private static let interfaceNames = [
    // UIAccessibility, NSAccessibility
    "accessibilityHint", "accessibilityLabel", "accessibilityValue",
    // UINavigationItem
    "backButtonTitle",
    // NSAlert
    "informativeText", "messageText",
    // UIView
    "largeContentTitle",
    // UIAlertController
    "message",
    // UITextField, UISearchBar; NSTextField
    "placeholder", "placeholderString",
    // UINavigationItem, UISearchBar
    "prompt",
    // UIListContentConfiguration, UIContentUnavailableConfiguration
    "secondaryText",
    // UIButton.Configuration, UNMutableNotificationContent
    "subtitle",
    // UILabel, UITextView, UITextField, UIListContentConfiguration
    "text",
    // UIViewController, UINavigationItem, UIBarItem, UIButton.Configuration,
    // UNMutableNotificationContent, NSWindow, NSMenuItem, NSButton
    "title",
    // NSView
    "toolTip",
  ]
}
