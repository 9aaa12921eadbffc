import Foundation

/// What tests read from a font file by themselves (OpenType 1.9, "The OpenType Font File").
struct FontTables {
  private let bytes: [UInt8]

  init(_ path: String) throws {
    bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The units of an em (`head`, unitsPerEm).
  var unitsPerEm: Double { Double(number(at: table("head") + 18, count: 2)) }

  /// The height of capitals in units (`OS/2`, sCapHeight).
  var capHeight: Double { Double(number(at: table("OS/2") + 88, count: 2)) }

  private func table(_ tag: String) -> Int {
    for record in 0..<number(at: 4, count: 2) {
      let start = 12 + record * 16
      if Array(bytes[start..<start + 4]) == Array(tag.utf8) {
        return number(at: start + 8, count: 4)
      }
    }
    return 0
  }

  private func number(at offset: Int, count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
