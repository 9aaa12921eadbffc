#if !canImport(Darwin)
  import Foundation
  import StringCatalog

  /// Writes numbers as a locale does, also where Foundation's C formatter would write them bare.
  ///
  /// Foundation groups `%lld` and takes the locale's digits when it formats for a locale
  /// (developer.apple.com/documentation/swift/string/localizedstringwithformat(_:_:);
  /// `__CFStringFormatLocalizedNumber` in the public source of CoreFoundation).
  struct LocaleNumbers: Sendable {
    /// The locale.
    let locale: Locale
    private let integers: IntegerFormatStyle<Int64>
    /// How whole numbers are written, where that was understood.
    private let pattern: WholeNumberPattern?

    init(locale: Locale) {
      self.locale = locale
      integers = IntegerFormatStyle<Int64>(locale: locale)
      pattern = WholeNumberPattern { [integers] in integers.format($0) }
    }

    /// A number as a placeholder shows it.
    func text(_ number: LocalizationNumber, as form: ArgumentForm) -> String {
      if form.isPlain, case .signed(let number) = number { return plain(number) }
      let text = unpadded(number, as: form)
      guard form.width > text.count else { return text }
      let spaces = String(repeating: " ", count: form.width - text.count)
      return form.flags.contains(.leftJustified) ? text + spaces : spaces + text
    }

    /// A whole number with nothing but the locale's digits and groups.
    private func plain(_ number: Int64) -> String {
      pattern?.text(number) ?? integers.format(number)
    }

    private func unpadded(_ number: LocalizationNumber, as form: ArgumentForm) -> String {
      switch form.notation {
      case .hexadecimal(let isUppercase):
        if let bits = number.bits { return String(bits, radix: 16, uppercase: isUppercase) }
      case .octal:
        if let bits = number.bits { return String(bits, radix: 8) }
      case .any, .decimal:
        switch number {
        case .signed(let number): return whole(number, form)
        case .unsigned(let number): return whole(number, form)
        case .floatingPoint: break
        }
      case .fixedPoint, .scientific, .general: break
      }
      return fraction(number.double, form)
    }

    private func whole<Number: BinaryInteger>(_ number: Number, _ form: ArgumentForm) -> String {
      var style = IntegerFormatStyle<Number>(locale: locale)
      if form.flags.contains(.signed) { style = style.sign(strategy: .always()) }
      if let minimum = form.minimumDigits {
        style = style.grouping(.never).precision(.integerLength(minimum...))
      }
      return style.format(number)
    }

    private func fraction(_ number: Double, _ form: ArgumentForm) -> String {
      var style = FloatingPointFormatStyle<Double>(locale: locale)
      if form.flags.contains(.signed) { style = style.sign(strategy: .always()) }
      switch form.notation {
      case .fixedPoint:
        let digits = form.fractionDigits ?? 6
        if form.flags.contains(.zeroPadded), form.width > digits + 1 {
          let whole = form.width - digits - (digits > 0 ? 1 : 0)
          style = style.grouping(.never).precision(
            .integerAndFractionLength(integerLimits: whole..., fractionLimits: digits...digits))
        } else {
          style = style.precision(.fractionLength(digits))
        }
      case .scientific:
        style = style.notation(.scientific).precision(.fractionLength(form.precision ?? 6))
      case .general:
        style = style.precision(.significantDigits(1...max(1, form.precision ?? 6)))
      case .any, .decimal, .hexadecimal, .octal: break
      }
      return style.format(number)
    }
  }

  extension ArgumentForm {
    /// The least count of digits of a whole number, where zeros fill it up.
    fileprivate var minimumDigits: Int? {
      if let precision { return max(1, precision) }
      return flags.contains(.zeroPadded) && width > 0 ? width : nil
    }
  }

  extension LocalizationNumber {
    /// The bits of a whole number, for notations that machines read; nil where there are none.
    fileprivate var bits: UInt64? {
      switch self {
      case .signed(let number): UInt64(bitPattern: number)
      case .unsigned(let number): number
      case .floatingPoint(let number):
        Int64(exactly: number.rounded(.towardZero)).map {
          UInt64(bitPattern: $0)
        }
      }
    }
  }
#endif
