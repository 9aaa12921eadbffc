/// The part of an argument's specifier after its position and label, as it is being read.
struct FormatDirective {
  var specifier: FormatSpecifier
  /// Whether the parts stand in the order of IEEE Std 1003.1: position, flags, width, precision,
  /// length modifier.
  var isOrdered = true
  private var lastPart = Part.flags

  private enum Part: Int {
    case flags, width, precision, length
  }

  init(specifier: FormatSpecifier) {
    self.specifier = specifier
  }

  /// Reads up to and including the conversion; `false` where none follows.
  mutating func scan(_ scanner: inout FormatScanner) -> Bool {
    while scanner.offset < scanner.bytes.count {
      let byte = scanner.bytes[scanner.offset]
      if let conversion = FormatConversion(byte: byte) {
        scanner.offset += 1
        specifier.conversion = conversion
        specifier.argumentType = ArgumentType(
          conversion: conversion, lengthModifier: specifier.lengthModifier)
        return true
      }
      switch byte {
      case UInt8(ascii: "1")...UInt8(ascii: "9"):
        scanNumber(&scanner)
      case UInt8(ascii: "0") where lastPart == .precision:
        scanNumber(&scanner)
      case UInt8(ascii: "."):
        scanner.offset += 1
        enter(.precision)
        specifier.precision = .number(0)
      case UInt8(ascii: "*"):
        scanner.offset += 1
        setAmount(.argument(position: scanner.scanPosition()))
      default:
        if let flag = FormatFlags(byte: byte) {
          scanner.offset += 1
          if lastPart != .flags { isOrdered = false }
          specifier.flags.insert(flag)
        } else if let modifier = scanLengthModifier(&scanner) {
          enter(.length)
          specifier.lengthModifier = modifier
        } else {
          return false
        }
      }
    }
    return false
  }

  private mutating func scanNumber(_ scanner: inout FormatScanner) {
    if specifier.position == nil, let position = scanner.scanPosition() {
      specifier.position = position
      isOrdered = false
    } else if let number = scanner.scanNumber() {
      setAmount(.number(number))
    }
  }

  private mutating func setAmount(_ amount: FormatSpecifier.Amount) {
    if lastPart == .precision {
      specifier.precision = amount
    } else {
      enter(.width)
      specifier.width = amount
    }
  }

  private mutating func enter(_ part: Part) {
    if lastPart.rawValue >= part.rawValue { isOrdered = false }
    lastPart = part
  }

  private func scanLengthModifier(_ scanner: inout FormatScanner) -> LengthModifier? {
    let byte = scanner.bytes[scanner.offset]
    let isDoubled = scanner.byte(at: scanner.offset + 1) == byte
    let modifier: LengthModifier
    switch byte {
    case UInt8(ascii: "h"): modifier = isDoubled ? .char : .short
    case UInt8(ascii: "l"): modifier = isDoubled ? .longLong : .long
    case UInt8(ascii: "q"): modifier = .quad
    case UInt8(ascii: "L"): modifier = .longDouble
    case UInt8(ascii: "z"): modifier = .size
    case UInt8(ascii: "t"): modifier = .pointerDifference
    case UInt8(ascii: "j"): modifier = .maximum
    default: return nil
    }
    scanner.offset += modifier == .char || modifier == .longLong ? 2 : 1
    return modifier
  }
}
