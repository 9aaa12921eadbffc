#if canImport(CHarfBuzz)
  extension TextScratch {
    /// What a first look at a text shows.
    struct Survey {
      /// The traits of all characters together.
      var traits: ScalarTraits = []
      /// The only script, or 0.
      var script: UInt32 = 0
      /// Whether one run of the first family will do.
      var isSimple = true
    }

    /// Decodes a text into the scratch's units.
    ///
    /// - Parameters:
    ///   - text: The text in well-formed UTF-8.
    ///   - choice: Tells which characters the first family has.
    /// - Returns: What the text is made of.
    func decode(_ text: UnsafeBufferPointer<UInt8>, _ choice: FontChoice) -> Survey {
      reserve(text.count)
      let units = units
      let primary = choice.primary
      var survey = Survey()
      var count = 0
      var index = 0
      while index < text.count {
        var scalar = Self.scalar(in: text, at: &index)
        if Self.isBlank(scalar) {
          // A carriage return and a line feed are one line break, so one space.
          let endsPair = scalar == 0x0A && index >= 2 && text[index - 2] == 0x0D
          scalar = endsPair ? 0x200B : 0x20
        }
        let properties = properties[scalar]
        survey.traits.formUnion(properties.traits)
        if properties.script != survey.script, properties.script != 0 {
          if survey.script == 0 {
            survey.script = properties.script
          } else {
            survey.isSimple = false
          }
        }
        if choice.family(of: scalar, properties) != primary { survey.isSimple = false }
        if scalar < 0x1_0000 {
          units[count] = UInt16(truncatingIfNeeded: scalar)
          count &+= 1
        } else {
          units[count] = UInt16(truncatingIfNeeded: 0xD7C0 &+ scalar >> 10)
          units[count &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
          count &+= 2
        }
      }
      self.count = count
      if !survey.traits.isDisjoint(with: .complex) { survey.isSimple = false }
      if choice.isRightToLeft, !survey.traits.contains(.strongLeft) { survey.isSimple = false }
      return survey
    }

    /// Whether a character is a tab or a line break, which take the place of a space.
    @inline(__always)
    private static func isBlank(_ scalar: UInt32) -> Bool {
      if scalar >= 0x20, scalar < 0x85 { return false }
      switch scalar {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: return true
      default: return false
      }
    }

    /// The character at a place of well-formed UTF-8; the place moves behind it.
    @inline(__always)
    private static func scalar(
      in text: UnsafeBufferPointer<UInt8>, at index: inout Int
    ) -> UInt32 {
      let first = UInt32(text[index])
      if first < 0x80 {
        index &+= 1
        return first
      }
      let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard index &+ length <= text.count else {
        index = text.count
        return 0xFFFD
      }
      var scalar = first & (0x7F >> UInt32(length))
      for offset in 1..<length {
        scalar = scalar << 6 | UInt32(text[index &+ offset] & 0x3F)
      }
      index &+= length
      return scalar
    }

    /// The character at a place of the units, and how many units it takes.
    @inline(__always)
    func scalar(at index: Int) -> (value: UInt32, width: Int) {
      let unit = UInt32(units[index])
      guard unit & 0xFC00 == 0xD800, index &+ 1 < count else { return (unit, 1) }
      return (0x1_0000 &+ (unit & 0x3FF) << 10 | UInt32(units[index &+ 1]) & 0x3FF, 2)
    }
  }
#endif
