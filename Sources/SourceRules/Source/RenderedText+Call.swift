import Checks
import SwiftSyntax

extension RenderedText {
  /// Looks whether a call is that of a routine that renders text.
  init?(_ call: SourceCall, in source: InspectedSource) {
    if Self.isRoutine(call, of: source.options.routines) {
      self.init(.catalog, "\(call.name)(…)")
      return
    }
    switch call.name {
    case "withFormat" where !call.isImplicitMember,
      "rendered" where !call.isImplicitMember && call.has("as"),
      "formatted" where !call.isImplicitMember,
      "format" where call.base.map { $0.mentions(["format", "style"]) } ?? false:
      guard !Self.isMachineReadable(call) else { return nil }
      self.init(.formatter, "\(call.name)(…)")
    case "string" where Self.isFormatterMethod(call, in: source):
      self.init(.formatter, "string(\(call.arguments.first?.label?.text ?? "_"):)")
    case "localizedString" where call.base != nil:
      self.init(.catalog, "localizedString(…)")
    case "String" where call.has("localized"):
      self.init(.catalog, "String(localized:)")
    case "init" where call.has("localized") && call.typeName == "String":
      self.init(.catalog, "String(localized:)")
    case "localized" where call.base.map { $0.unwrapped.is(StringLiteralExprSyntax.self) } ?? false:
      self.init(.catalog, "localized(…)")
    case let name where Self.lookUps.contains(name):
      self.init(.catalog, "\(name)(…)")
    default:
      return nil
    }
  }

  private static func isRoutine(_ call: SourceCall, of routines: [LocalizingRoutine]) -> Bool {
    guard !routines.isEmpty, !call.isImplicitMember else { return false }
    return routines.contains { routine in
      let names = routine.name.split(separator: ".")
      guard names.last.map({ $0 == call.name }) ?? false else { return false }
      guard names.count > 1 else { return true }
      return call.base?.lastName.map { $0 == names[names.count - 2] } ?? false
    }
  }

  /// Whether `string(…)` is a formatter's: by its name, by the value that the name was given, or
  /// because it is a date that becomes a string.
  private static func isFormatterMethod(
    _ call: SourceCall, in source: InspectedSource
  ) -> Bool {
    guard let base = call.base, let label = call.arguments.first?.label?.text,
      formatterLabels.contains(label)
    else { return false }
    if let formatter = FormatterValue(base, in: source) { return !formatter.isMachineReadable }
    return base.mentions(["format", "style"]) && !base.mentions(["iso8601", "posix"])
  }

  /// Whether a format style is for machines: ISO 8601, or a verbatim or fixed pattern of numbers.
  private static func isMachineReadable(_ call: SourceCall) -> Bool {
    if let base = call.base, base.mentions(["iso8601", "posix"]) { return true }
    guard let argument = call.firstUnlabeled else { return false }
    if let literal = argument.unwrapped.as(StringLiteralExprSyntax.self) {
      return literal.plainText.map { DatePattern($0).isMachineReadable } ?? false
    }
    return argument.mentions(["iso8601", "posix", "verbatim"])
  }
}
