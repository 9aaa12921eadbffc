import SwiftSyntax

extension ExprSyntax {
  /// Methods that look into a text without showing it.
  private static let comparisons: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "starts", "range", "ranges", "compare",
    "caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "localizedStandardCompare",
    "localizedCaseInsensitiveContains", "localizedStandardContains", "localizedStandardRange",
    "firstIndex", "lastIndex", "distance", "hash", "hashValue", "count", "isEmpty", "elementsEqual",
    "firstRange", "firstMatch", "wholeMatch",
  ]

  /// Whether the value is only compared or searched, so that nobody reads it.
  var isCompared: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        || parent.is(TryExprSyntax.self)
      {
        node = parent
      } else if let member = parent.as(MemberAccessExprSyntax.self) {
        return Self.comparisons.contains(member.declName.baseName.text)
      } else if let list = parent.as(ExprListSyntax.self) {
        return list.isComparison(around: node)
      } else if let argument = parent.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        guard let called = SourceCall(call) else { return false }
        return Self.comparisons.contains(called.name) && called.base != nil
      } else {
        return false
      }
    }
    return false
  }
}

extension ExprListSyntax {
  /// Whether an operator next to an element compares it.
  fileprivate func isComparison(around node: Syntax) -> Bool {
    let signs: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "~="]
    var previous: ExprSyntax?
    var isBehind = false
    for element in judged {
      let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      if isBehind { return signs.contains(sign) }
      if element.id == node.id {
        let sign = previous?.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        if signs.contains(sign) { return true }
        isBehind = true
      }
      previous = element
    }
    return false
  }
}
