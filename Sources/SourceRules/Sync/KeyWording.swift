import Foundation

/// Looks for the words of keys with specifiers in sources, where they stand around interpolations.
public struct KeyWording: Sendable {
  /// Shorter words stand anywhere.
  private static let leastLength = 4

  private var words: [(key: String, word: Data)] = []

  /// Creates a search for nothing.
  public init() {}

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { words.isEmpty }

  /// Looks for a key too, unless it has no specifiers or no words to go by.
  public mutating func add(_ key: String) {
    let bytes = Array(key.utf8)
    var longest: ArraySlice<UInt8> = []
    var hasSpecifier = false
    var (start, place) = (0, 0)
    func end() {
      let stretch = bytes[start..<place]
      if stretch.count > longest.count { longest = stretch }
    }
    while place < bytes.count {
      if let length = SpecifierWildcard.length(at: bytes[place...]) {
        end()
        hasSpecifier = true
        place += length
        start = place
      } else if Self.mayBeEscaped(bytes[place]) {
        end()
        place += 1
        start = place
      } else {
        place += 1
      }
    }
    end()
    let hasLetter = String(decoding: longest, as: UTF8.self).contains(where: \.isLetter)
    guard hasSpecifier, hasLetter, longest.count >= Self.leastLength else { return }
    words.append((key, Data(longest)))
  }

  /// The keys whose longest words a source has.
  public func keys(wordedIn bytes: [UInt8]) -> Set<String> {
    let source = Data(bytes)
    return Set(words.filter { source.range(of: $0.word) != nil }.map(\.key))
  }

  /// Whether a literal can write a byte in another way than a key has it.
  private static func mayBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "%")
  }
}
