import SwiftSyntax

extension SourceCall {
  /// Whether the call writes a log, by its name or that of what it is called on.
  var logs: Bool {
    if TextDestination.printingCalls.contains(name) || Self.namesLog(name) { return true }
    guard TextDestination.logLevels.contains(name), let owner = base?.unwrapped.lastName else {
      return false
    }
    return owner.lowercased().hasSuffix("log") || Self.namesLog(owner)
  }

  /// Whether a name has the word "log", which "login", "logo" and "dialog" don't have.
  private static func namesLog(_ name: String) -> Bool {
    func isWord(_ start: String.Index, in name: String) -> Bool {
      let rest = name[start...].dropFirst(3)
      return rest.isEmpty || rest.first?.isUppercase == true || rest.hasPrefix("ger")
        || rest.hasPrefix("ging") || rest.first == "_"
    }
    if name.hasPrefix("log"), isWord(name.startIndex, in: name) { return true }
    var start = name.startIndex
    while start < name.endIndex {
      if name[start...].hasPrefix("Log"), isWord(start, in: name) { return true }
      start = name.index(after: start)
    }
    return false
  }
}

extension ExprSyntax {
  /// The last name of `name`, `owner.name` or `function(…)`.
  var lastName: String? {
    let expression = unwrapped
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return SourceCall(call)?.name }
    return nil
  }
}
