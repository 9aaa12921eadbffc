/// What stands before the dot of a member, as far as its bytes tell.
enum MemberOwner: Hashable {
  /// Nothing: the member is implicit.
  case none
  /// A type or namespace, told by its capital.
  case type(String)
  /// A value, or a key path.
  case value

  /// Looks back from a dot.
  ///
  /// - Parameters:
  ///   - dot: The dot's offset.
  ///   - bytes: The source.
  ///   - comments: Where the comments before begin, by their ends.
  init(before dot: Int, in bytes: UnsafeBufferPointer<UInt8>, comments: [Int: Int]) {
    var end = dot
    while end > 0 {
      if let start = comments[end], start < end {
        end = start
      } else if Self.isSpace(bytes[end - 1]) {
        end -= 1
      } else {
        break
      }
    }
    guard end > 0 else {
      self = .none
      return
    }
    let isAdjacent = end == dot
    switch bytes[end - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "."):
      self = .value
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"):
      // Behind a space they are operators: `isOn ? .on : .off`.
      self = isAdjacent ? .value : .none
    case let byte where Self.isName(byte):
      var start = end
      while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      if Self.keywords.contains(name) {
        self = .none
      } else {
        self = name.first?.isUppercase == true ? .type(name) : .value
      }
    default: self = .none
    }
  }

  /// Keywords that an expression may follow.
  private static let keywords: Set<String> = [
    "as", "await", "case", "else", "endif", "in", "is", "return", "throw", "try", "where", "yield",
  ]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
