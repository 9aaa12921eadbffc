import SwiftParser
import SwiftSyntax

extension ExtractedKey {
  /// Reads a literal as the key that it becomes at run time; nil where the literal doesn't parse.
  ///
  /// Percent signs are doubled where the literal has interpolations, since the key is a format then.
  /// Source: Apple's documentation of `LocalizedStringKey.StringInterpolation` and
  /// `String.LocalizationValue.StringInterpolation`.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - budget: How much may be looked at to tell the types of its interpolations.
  init?(_ literal: StringLiteralExprSyntax, _ budget: ScopeBudget) {
    let isInterpolated = literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
    guard isInterpolated else {
      guard let text = literal.representedLiteralValue else { return nil }
      self.init(text)
      return
    }
    var parts: [Part] = []
    func append(_ text: String) {
      guard !text.isEmpty else { return }
      if case .text(let before) = parts.last {
        parts[parts.count - 1] = .text(before + text)
      } else {
        parts.append(.text(text))
      }
    }
    for segment in literal.segments {
      if let text = segment.as(StringSegmentSyntax.self) {
        guard let value = literal.value(of: text) else { return nil }
        append(
          value.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%"))
      } else if let expression = segment.as(ExpressionSegmentSyntax.self) {
        switch Interpolation(expression, budget) {
        case .specifier(let specifier, let isSure):
          parts.append(.specifier(specifier, isSure: isSure))
        case .text(let text): append(text)
        }
      }
    }
    self.init(parts: parts)
  }
}

extension StringLiteralExprSyntax {
  /// The text of one stretch of the literal, escapes resolved.
  fileprivate func value(of segment: StringSegmentSyntax) -> String? {
    let isPlain = openingQuote.tokenKind == .stringQuote
    let text = segment.content.text
    if isPlain, !text.contains("\\") { return text }
    let alone = StringLiteralSegmentListSyntax([.stringSegment(segment)])
    return with(\.segments, alone).representedLiteralValue
  }
}

/// What an interpolation of a localized literal becomes in the key.
enum Interpolation {
  /// A specifier, unsure where syntax doesn't tell the type.
  case specifier(String, isSure: Bool)
  /// Text, as a parameter of an intent's summary does.
  case text(String)

  /// What to take where the type isn't known: most interpolations are texts.
  static let unknown = Interpolation.specifier("%@", isSure: false)

  init(_ segment: ExpressionSegmentSyntax, _ budget: ScopeBudget) {
    let arguments = segment.expressions
    guard let value = arguments.first else {
      self = .unknown
      return
    }
    if let specifier = arguments.first(where: { $0.label?.text == "specifier" }) {
      // A specifier that is computed can be any.
      let literal = specifier.expression.as(StringLiteralExprSyntax.self)
      let text = literal?.representedLiteralValue
      self = text.map { .specifier($0, isSure: true) } ?? .unknown
      return
    }
    if value.label?.text == "placeholder" {
      let kind = value.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
      self = Self.placeholders[kind].map { .specifier($0, isSure: true) } ?? .unknown
      return
    }
    // With any other label, such as 'format' or 'style', the value is turned into a text first.
    if value.label != nil || arguments.count > 1 {
      self = .specifier("%@", isSure: true)
      return
    }
    self = Self.plain(value.expression, budget)
  }

  /// Source: Apple's documentation of `String.LocalizationValue.Placeholder`.
  private static let placeholders = [
    "int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@",
  ]

  private static func plain(
    _ expression: ExprSyntax, _ budget: ScopeBudget
  ) -> Interpolation {
    if let path = expression.as(KeyPathExprSyntax.self) {
      let names = path.components.compactMap {
        $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      }
      return .text("${\((names.last ?? "").drop { $0 == "$" })}")
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "applicationName"
    {
      return .text("${applicationName}")
    }
    guard let type = TypeInference(budget).type(of: expression) else { return .unknown }
    if let specifier = type.specifier { return .specifier(specifier, isSure: true) }
    let resolved = SourceScope(budget: budget).resolve(
      type: type.name, seenFrom: Syntax(expression))
    if resolved.isOwn { return .specifier("%@", isSure: true) }
    return InferredType(resolved.name).specifier.map { .specifier($0, isSure: true) } ?? .unknown
  }
}
