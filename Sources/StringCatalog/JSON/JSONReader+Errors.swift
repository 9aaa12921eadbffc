extension JSONReader {
  mutating func checkSizeAndEncoding() throws(JSONError) {
    guard bytes.count <= limits.size else {
      throw error(
        .limit, "the file has \(bytes.count) bytes, more than the limit of \(limits.size)",
        remedy: "Split the catalog, or raise the file size limit.")
    }
    guard !isUTF16OrUTF32 else {
      throw error(
        .encoding, "the file is encoded in UTF-16 or UTF-32",
        remedy: "Save it as UTF-8, the only encoding of a String Catalog.")
    }
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      issues.append(JSONIssue(kind: .byteOrderMark, range: ByteRange(start: 0, end: 3)))
      offset = 3
    }
    skipWhitespace()
    guard offset < bytes.count else {
      throw error(
        .syntax, "the file is empty",
        remedy: "Restore it from version control, or delete it and let it be made anew.")
    }
  }

  /// Whether the first bytes are a mark of UTF-16 or UTF-32, or have the zero bytes that the first
  /// characters of a JSON text show there (RFC 4627, section 3).
  private var isUTF16OrUTF32: Bool {
    guard bytes.count >= 2 else { return false }
    let (first, second) = (bytes[0], bytes[1])
    if (first, second) == (0xFE, 0xFF) || (first, second) == (0xFF, 0xFE) { return true }
    if bytes.count % 2 == 0, (first == 0) != (second == 0) { return true }
    guard bytes.count % 4 == 0, bytes.count >= 4, (first, second) == (0, 0) else { return false }
    return (bytes[2] == 0) != (bytes[3] == 0) || (bytes[2], bytes[3]) == (0xFE, 0xFF)
  }

  func error(
    _ kind: JSONError.Kind, _ message: String, remedy: String, at place: Int? = nil
  ) -> JSONError {
    let place = min(place ?? offset, bytes.count)
    let before = Array(bytes[0..<place])
    let position = LineIndex(before).position(of: place, in: before)
    return JSONError(
      kind: kind, offset: place, position: position, message: message, remedy: remedy)
  }

  func endOfText(expected: String) -> JSONError {
    error(
      .syntax, "the file ends where \(expected) should stand",
      remedy: "The file was cut off; restore it from version control.", at: bytes.count)
  }

  func unexpectedByte(expected: String, at place: Int? = nil) -> JSONError {
    let place = place ?? offset
    let rest = bytes[place..<min(place + 4, bytes.count)]
    if String(decoding: rest, as: UTF8.self).unicodeScalars.first == "\u{FFFD}",
      !rest.starts(with: "\u{FFFD}".utf8)
    {
      return invalidUTF8(at: place)
    }
    return error(
      .syntax, "found \(description(at: place)) where \(expected) should stand",
      remedy: remedy(at: place), at: place)
  }

  /// The character at a place, for a person: itself, or its code point where it can't be seen.
  func description(at place: Int) -> String {
    let rest = bytes[place..<min(place + 4, bytes.count)]
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return "the end of the file"
    }
    let isVisible = scalar.properties.generalCategory.isVisible
    let number = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
    return isVisible ? "'\(scalar)'" : code
  }

  private func remedy(at place: Int) -> String {
    let rest = bytes[place..<min(place + 7, bytes.count)]
    if rest.starts(with: "<<<<<<<".utf8) || rest.starts(with: "=======".utf8)
      || rest.starts(with: ">>>>>>>".utf8)
    {
      return "Resolve the merge conflict whose marker stands here."
    }
    if rest.first == UInt8(ascii: "/") { return "Remove the comment; JSON has none." }
    if rest.first == UInt8(ascii: "'") { return "Use double quotes." }
    if rest.first == UInt8(ascii: "}") || rest.first == UInt8(ascii: "]") {
      return "Remove the comma before it, or complete what is missing."
    }
    return "Mend the JSON here: a comma, a quote or a bracket is missing or misplaced."
  }
}

extension Unicode.GeneralCategory {
  /// Whether a character of this category leaves ink, so that it can be quoted as it is.
  fileprivate var isVisible: Bool {
    switch self {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }
}
