import SwiftSyntax

extension ExprSyntax {
  /// Whether the expression is a call that formats a number, and no date, for the user.
  var formatsNumber: Bool {
    var value = unwrapped
    if let sequence = value.as(SequenceExprSyntax.self), let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.operatorText == "??"
    {
      value = first.unwrapped
    }
    guard let call = value.call else {
      return value.as(DeclReferenceExprSyntax.self)?.baseName.text.isOfFormattedNumber ?? false
    }
    switch call.name {
    case "formatted": return !call.formatsDate
    case "string":
      guard let first = call.arguments.first, ["from", "for"].contains(first.label?.text) else {
        return false
      }
      return !call.formatsDate
    case "String": return call.has("format")
    case "localizedString": return call.base?.lastName == "NumberFormatter"
    default:
      return call.name.hasPrefix("format") && !call.formatsDate
        && call.base?.lastName?.lowercased().hasSuffix("formatter") == true
    }
  }
}

extension String {
  /// Whether it is the name of a formatted value that is no date: `formattedDiscount`.
  fileprivate var isOfFormattedNumber: Bool {
    guard hasPrefix("formatted") else { return false }
    let name = lowercased()
    return !["date", "time", "day", "month", "range", "text", "string"].contains(
      where: name.contains)
  }
}

extension SourceCall {
  /// Whether a formatting call is about a date, by its arguments or by the names in it.
  fileprivate var formatsDate: Bool {
    if has("date") || has("time") { return true }
    let names = [base?.unwrapped.lastName, arguments.first?.expression.lastName]
    return names.contains {
      let name = ($0 ?? "").lowercased()
      return ["date", "time", "day", "month"].contains(where: name.contains)
    }
  }
}
