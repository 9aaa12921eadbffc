import StringCatalog
import Testing

@Suite("Encodings")
struct JSONEncodingTests {
  private func refusal(of bytes: [UInt8]) -> JSONError? {
    #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
  }

  /// A row of The Unicode Standard 15, table 3-7: the range of each byte of a well-formed sequence.
  static let table37: [[ClosedRange<UInt8>]] = [
    [0x20...0x7F],
    [0xC2...0xDF, 0x80...0xBF],
    [0xE0...0xE0, 0xA0...0xBF, 0x80...0xBF],
    [0xE1...0xEC, 0x80...0xBF, 0x80...0xBF],
    [0xED...0xED, 0x80...0x9F, 0x80...0xBF],
    [0xEE...0xEF, 0x80...0xBF, 0x80...0xBF],
    [0xF0...0xF0, 0x90...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF1...0xF3, 0x80...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF4...0xF4, 0x80...0x8F, 0x80...0xBF, 0x80...0xBF],
  ]

  /// Judges a sequence by the table alone.
  static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard
        let row = table37.first(where: { row in
          rest.count >= row.count && zip(row, rest).allSatisfy { $0.contains($1) }
        })
      else { return false }
      rest = rest.dropFirst(row.count)
    }
    return true
  }

  /// The bytes at, just below and just above every bound of the table.
  static let boundaries: [UInt8] = [
    0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFD, 0xFE, 0xFF,
  ]

  /// The same for the bytes that may follow a first.
  static let followers: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xF4]

  @Test(
    "Every sequence of up to four boundary bytes is judged as table 3-7 does", arguments: boundaries
  )
  func table(_ lead: UInt8) {
    var sequences = [[lead]]
    for _ in 0..<3 {
      sequences += sequences.flatMap { start in Self.followers.map { start + [$0] } }
    }
    for sequence in Set(sequences) {
      let bytes = [UInt8(ascii: "\"")] + sequence + [UInt8(ascii: "\"")]
      let isRead = (try? JSONDocument(parsing: bytes)) != nil
      if isRead != Self.isWellFormed(sequence) {
        Issue.record("\(sequence) is judged wrong")
        return
      }
    }
  }

  @Test("The error names the first bad byte and its place")
  func place() throws {
    let bytes = Array("{\"a\" :\n \"é".utf8) + [0xE9, 0x20] + Array("\"}".utf8)
    let error = try #require(refusal(of: bytes))
    #expect(error.kind == .encoding)
    #expect(error.offset == 11)
    #expect(error.position == TextPosition(line: 2, column: 4))
    #expect(error.message.contains("0xE9"))
    expectReadable(error)
  }

  @Test(
    "Bytes that are no character are told where they stand between values", arguments: [0x80, 0xFF])
  func betweenValues(_ byte: UInt8) throws {
    let error = try #require(refusal(of: [UInt8(ascii: "["), byte, UInt8(ascii: "]")]))
    #expect(error.kind == .encoding)
    #expect(error.offset == 1)
    expectReadable(error)
  }

  enum WideEncoding: String, CaseIterable, Sendable {
    case utf16BigEndian, utf16LittleEndian, utf32BigEndian, utf32LittleEndian

    func bytes(of text: String) -> [UInt8] {
      switch self {
      case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      case .utf32BigEndian: text.unicodeScalars.flatMap { wide($0.value).reversed() }
      case .utf32LittleEndian: text.unicodeScalars.flatMap { wide($0.value) }
      }
    }

    private func wide(_ value: UInt32) -> [UInt8] {
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
  }

  @Test(
    "UTF-16 and UTF-32 are named, with and without a mark",
    arguments: WideEncoding.allCases, ["{}", "\u{FEFF}{}", "[\"日\"]", "\u{FEFF}[\"日\"]", "1"])
  func wide(_ encoding: WideEncoding, _ text: String) throws {
    let error = try #require(refusal(of: encoding.bytes(of: text)))
    #expect(error.kind == .encoding)
    #expect(error.message.contains("UTF-16"))
    expectReadable(error)
  }

  /// U+0130 in UTF-16 is 01 30: no zero byte, so only the characters around it tell.
  @Test(
    "A short file is not taken for UTF-16 for want of zero bytes", arguments: ["12", "1", "\"\""])
  func narrow(_ text: String) {
    #expect(throws: Never.self) { try JSONDocument(parsing: Array(text.utf8)) }
  }

  @Test("A small catalog cut at any byte is an error, never a crash, in every encoding")
  func truncated() {
    let text = "\u{FEFF}" + SmallCatalog.text
    let all =
      [Array(text.utf8), Array(SmallCatalog.text.utf8)]
      + WideEncoding.allCases.map { $0.bytes(of: text) }
    for bytes in all {
      for count in 0..<bytes.count {
        let error = #expect(throws: JSONError.self) {
          try JSONDocument(parsing: Array(bytes[0..<count]))
        }
        expectReadable(error)
        #expect(throws: CatalogError.self) { try Catalog(parsing: Array(bytes[0..<count])) }
      }
    }
  }
}
