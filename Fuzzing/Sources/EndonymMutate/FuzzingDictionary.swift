import Foundation
import StringCatalog

/// The words of a dictionary in libFuzzer's notation.
struct FuzzingDictionary {
  var words: [[UInt8]]

  /// Reads the lines that are a quoted word; `\xHH`, `\"` and `\\` are its escapes.
  init(path: String) throws {
    let text = String(decoding: try RegularFile.bytes(at: path), as: UTF8.self)
    words = text.split(separator: "\n").filter { $0.hasPrefix("\"") && $0.hasSuffix("\"") }
      .map { Self.word(Array($0.utf8.dropFirst().dropLast())) }
  }

  private static func word(_ text: [UInt8]) -> [UInt8] {
    var word: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        word.append(byte)
      } else if rest.first == UInt8(ascii: "x"), rest.count >= 3 {
        let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
        word.append(UInt8(digits, radix: 16) ?? 0)
        rest = rest.dropFirst(3)
      } else if let escaped = rest.popFirst() {
        word.append(escaped)
      }
    }
    return word
  }
}
