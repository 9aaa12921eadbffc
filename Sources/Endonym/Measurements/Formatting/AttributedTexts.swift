#if !canImport(Darwin)
  import Foundation

  /// Texts in runs that were made lately, each in one of the two places that its value and format
  /// lead to.
  ///
  /// A view makes the texts of the same values again and again, and to put an attributed string
  /// together costs many times what formatting its number does.
  struct AttributedTexts {
    private struct Entry {
      var format: PreparedFormat
      var value: UInt64
      var text: AttributedString
    }

    private static let bits: UInt64 = 8
    private var entries: [Entry?] = Array(repeating: nil, count: 2 << Int(bits))

    /// The text of a value by a format, where it is kept.
    func text(of value: Double, by format: PreparedFormat) -> AttributedString? {
      let place = place(value, format)
      for index in place...(place + 1) {
        if let entry = entries[index], entry.format === format, entry.value == value.bitPattern {
          return entry.text
        }
      }
      return nil
    }

    /// Keeps a text in place of the older one of two.
    mutating func keep(_ text: AttributedString, of value: Double, by format: PreparedFormat) {
      let place = place(value, format)
      entries[place + 1] = entries[place]
      entries[place] = Entry(format: format, value: value.bitPattern, text: text)
    }

    private func place(_ value: Double, _ format: PreparedFormat) -> Int {
      let address = UInt64(UInt(bitPattern: ObjectIdentifier(format))) >> 4
      let bits = value.bitPattern ^ address
      // Fibonacci hashing: the upper bits of the product depend on all bits.
      return Int(((bits ^ (bits >> 32)) &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits)) * 2
    }
  }
#endif
