/// The number that a plural without a substitution counts: one of its texts' arguments.
struct CountedNumber: Hashable {
  /// The position of the argument, from 1.
  var position: Int
  /// The argument's type as a specifier spells it, such as `lld`.
  var valueType: String
  /// Whether the texts have other arguments.
  var hasOthers: Bool

  /// Finds the number in a plural's texts: where some text has a single number, that one, else the
  /// first one.
  ///
  /// Xcode asks only that some text has one.
  init?(in formats: [FormatString]) {
    let signatures = formats.map { FormatSignature($0) }
    let numbers = signatures.map { signature in signature.arguments.filter(\.isNumber) }
    guard
      let numbersOfText = numbers.first(where: { $0.count == 1 })
        ?? numbers.first(where: {
          !$0.isEmpty
        }), let counted = numbersOfText.first
    else { return nil }
    position = counted.position
    hasOthers = signatures.contains { signature in
      signature.arguments.contains { $0.position != counted.position }
    }
    valueType = "lld"
    for (format, arguments) in zip(formats, numbers) {
      guard let use = arguments.first(where: { $0.position == counted.position }),
        let specifier = format.specifiers.first(where: { $0.range == use.ranges.first }),
        let conversion = specifier.conversion
      else { continue }
      valueType = (specifier.lengthModifier?.rawValue ?? "") + String(conversion.rawValue)
      break
    }
  }
}

extension FormatArgument {
  /// Whether a plural can count the argument.
  fileprivate var isNumber: Bool {
    switch type?.family {
    case .integer, .floatingPoint, .longDouble: role == .value
    default: false
    }
  }
}
