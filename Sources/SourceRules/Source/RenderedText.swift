import SwiftSyntax

/// Text that a formatter or a catalog made for a user to read, as far as syntax tells.
///
/// Such text is finished: its case, order and punctuation are the language's. What only passes it on
/// is looked through: locals and properties of the same file, branches, `+`, interpolation, trimming
/// and replacing.
public struct RenderedText: Sendable, Hashable {
  /// Where a text comes from.
  public enum Origin: Sendable, Hashable {
    /// A formatter, a format style or a date intent.
    case formatter
    /// A catalog.
    case catalog
  }

  /// Where the text comes from.
  public var origin: Origin
  /// The routine that made it, as messages quote it: `withFormat(…)`, `String(localized:)`.
  public var routine: String

  init(_ origin: Origin, _ routine: String) {
    self.origin = origin
    self.routine = routine
  }

  /// Looks whether an expression's value is such text; nil where syntax doesn't show it.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - context: Where it stands.
  public init?(_ expression: ExprSyntax, in context: SourceContext) {
    var search = RenderedTextSearch(source: context.source)
    guard let found = search.text(in: expression) else { return nil }
    self = found
  }
}
