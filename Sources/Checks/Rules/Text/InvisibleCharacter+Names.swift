extension InvisibleCharacter {
  /// The name of a character by which a reader knows it, with its code point.
  static func name(of scalar: Unicode.Scalar) -> String {
    let name =
      switch scalar.value {
      case 0xAD: "soft hyphen"
      case 0x61C: "Arabic letter mark"
      case 0x640: "Arabic tatweel"
      case 0x200B: "an invisible space"
      case 0x200C: "zero-width non-joiner"
      case 0x200D: "zero-width joiner"
      case 0x200E: "left-to-right mark"
      case 0x200F: "right-to-left mark"
      case 0x202A: "left-to-right embedding"
      case 0x202B: "right-to-left embedding"
      case 0x202C: "pop directional formatting"
      case 0x202D: "left-to-right override"
      case 0x202E: "right-to-left override"
      case 0x2066: "left-to-right isolate"
      case 0x2067: "right-to-left isolate"
      case 0x2068: "first strong isolate"
      case 0x2069: "pop directional isolate"
      case 0x2800: "empty Braille pattern"
      case 0xFEFF: "byte order mark"
      case 0xFFFC: "object replacement character"
      case 0xFFFD: "replacement character"
      case 0x115F, 0x1160, 0x3164, 0xFFA0: "Hangul filler"
      case 0x17B4, 0x17B5: "Khmer inherent vowel"
      case 0xE0001, 0xE0020...0xE007F: "tag character"
      default:
        switch InvisibleCharacter(scalar) {
        case .control: "control character"
        case .privateUse: "private-use character"
        default: "unassigned character"
        }
      }
    return "\(name) (\(scalar.codePoint))"
  }

  /// What is wrong with the character where it stands.
  var fault: String {
    switch self {
    case .replacement: "stands where a character was lost"
    case .object: "stands where an attachment was"
    case .control: "does nothing in a text"
    case .byteOrderMark: "stands within the text"
    case .zeroWidthSpace: "stands in the text"
    case .joiner: "stands where its script joins nothing"
    case .softHyphen: "stands where no word is divided"
    case .directionalMark: "stands in a text that runs from left to right throughout"
    case .directionalOpening: "is never closed"
    case .directionalClosing: "closes nothing"
    case .tatweel: "stretches a word"
    case .tag: "hides text that no reader sees"
    case .filler: "is a letter without a look"
    case .privateUse: "looks as one font wants it, in others like a box"
    case .unassigned: "stands for nothing in Unicode"
    }
  }

  /// What to do about it.
  var remedy: String {
    switch self {
    case .replacement: "Put the character back that stood there."
    case .directionalOpening(let isIsolate):
      "Close it with \(isIsolate ? "U+2069" : "U+202C"), or remove it."
    case .object, .control, .byteOrderMark, .zeroWidthSpace, .joiner, .softHyphen,
      .directionalMark, .directionalClosing, .tatweel, .tag, .filler, .privateUse, .unassigned:
      "Remove it."
    }
  }
}
