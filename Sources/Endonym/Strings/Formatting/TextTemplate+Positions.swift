#if !canImport(Darwin)
  import StringCatalog

  extension TextTemplate {
    /// A text whose placeholders all have positions, where one stands in a link's destination.
    ///
    /// A link's destination is needed before its text is written, so that arguments in order would
    /// change places.
    static func positioned(_ text: String) -> String {
      guard text.contains("]("), text.utf8.contains(UInt8(ascii: "%")) else { return text }
      let bytes = Array(text.utf8)
      var output: [UInt8] = []
      var end = 0
      var next = 1
      for specifier in FormatString(parsing: text).specifiers {
        output += bytes[end..<specifier.range.lowerBound]
        end = specifier.range.upperBound
        let source = bytes[specifier.range]
        let takesPosition: Bool
        switch specifier.kind {
        case .argument: takesPosition = !specifier.isAmbiguous
        case .substitution: takesPosition = true
        case .substitutionArgument, .displayPattern, .percentSign: takesPosition = false
        }
        if takesPosition, specifier.position == nil {
          output += [UInt8(ascii: "%")] + Array("\(next)$".utf8) + source.dropFirst()
          next += 1
        } else {
          output += source
        }
      }
      return String(decoding: output + bytes[end...], as: UTF8.self)
    }
  }
#endif
