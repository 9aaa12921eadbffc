import SwiftSyntax

extension StringLiteralExprSyntax {
  /// The text as written, each interpolation left out.
  var writtenText: String {
    segments.reduce(into: "") {
      if let segment = $1.as(StringSegmentSyntax.self) { $0 += segment.content.text }
    }
  }

  /// Whether something is interpolated.
  var isInterpolated: Bool { segments.contains { $0.is(ExpressionSegmentSyntax.self) } }

  /// Whether the text has a letter, escapes resolved.
  var hasLetters: Bool { WrittenText(self).text.contains(where: \.isLetter) }

  /// Whether the text as written has the signs of HTML, XML, JSON or a link in Markdown.
  var isMarkup: Bool {
    let text = writtenText
    return text.contains { $0 == "<" || $0 == "{" } || text.contains("](")
  }

  /// The call that looks the literal up as a key, where it is one's argument.
  var localizingCall: SourceCall? {
    guard let argument = parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(SourceCall.init),
      let localizing = LocalizingCall.byName[call.name],
      localizing.keyLabels.contains(argument.label?.text)
    else { return nil }
    return call
  }
}

extension ExprSyntax {
  /// The string literal, where the expression is one, peeled.
  var literal: StringLiteralExprSyntax? { unwrapped.as(StringLiteralExprSyntax.self) }
}

extension SourceContext {
  /// The bytes that a node takes, with the space and comments around it.
  func bytes(of node: some SyntaxProtocol) -> ArraySlice<UInt8> {
    let start = node.position.utf8Offset
    let range = start..<(start + node.totalLength.utf8Length)
    return source.bytes[range.clamped(to: 0..<source.bytes.count)]
  }
}
