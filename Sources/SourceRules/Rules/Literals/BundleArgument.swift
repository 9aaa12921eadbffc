import SwiftSyntax

/// The argument `bundle:` of a look-up that lacks it, at the place that the declaration gives it.
struct BundleArgument {
  /// What inserts the argument.
  let edit: SourceEdit

  /// The labels before `bundle:` in the declarations, behind the key; and the bundle as written.
  ///
  /// Source: Apple, `Text/init(_:tableName:bundle:comment:)`,
  /// `String/init(localized:defaultValue:options:table:bundle:locale:comment:)`,
  /// `AttributedString/init(localized:defaultValue:options:table:bundle:locale:comment:)`,
  /// `NSLocalizedString(_:tableName:bundle:value:comment:)` and
  /// `LocalizedStringResource/init(_:defaultValue:table:locale:bundle:comment:)`, whose bundle is a
  /// `BundleDescription` before the SDK of 2025.
  private static let places: [String: (before: Set<String>, bundle: String)] = [
    "AttributedString": (["defaultValue", "options", "table"], ".module"),
    "LocalizedStringResource": (
      ["defaultValue", "table", "locale"], ".atURL(Bundle.module.bundleURL)"
    ),
    "NSLocalizedString": (["tableName"], ".module"),
    "String": (["defaultValue", "options", "table"], ".module"),
    "Text": (["tableName"], ".module"),
  ]

  /// Finds the place; nil where the call takes no bundle.
  init?(_ call: SourceCall) {
    guard let place = Self.places[call.name] else { return nil }
    var last = call.arguments.first
    for argument in call.arguments {
      if let label = argument.label?.text, place.before.contains(label) { last = argument }
    }
    guard let end = last?.expression.range.upperBound else { return nil }
    edit = SourceEdit(end..<end, ", bundle: \(place.bundle)")
  }
}
