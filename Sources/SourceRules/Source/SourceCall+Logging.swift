import SwiftSyntax

extension SourceCall {
  /// Whether the call writes a log, by its name or that of what it is called on.
  var logs: Bool {
    if TextDestination.printingCalls.contains(name) || Self.namesLog(name) { return true }
    guard TextDestination.logLevels.contains(name), !isImplicitMember else { return false }
    guard var owner = base?.unwrapped else { return true }
    while true {
      if let name = owner.lastName, name.lowercased().hasSuffix("log") || Self.namesLog(name) {
        return true
      }
      let called = owner.as(FunctionCallExprSyntax.self)?.calledExpression ?? owner
      guard let next = called.as(MemberAccessExprSyntax.self)?.base else { return false }
      owner = next.unwrapped
    }
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
