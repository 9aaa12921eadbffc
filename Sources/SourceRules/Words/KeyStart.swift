/// The part of a key up to a separator, to which code adds the rest at run time.
enum KeyStart {
  /// The bytes that end a part of a key: a full stop, a hyphen, an underscore, a slash, a colon.
  static let separators = Set(".-_/:".utf8)

  /// Shorter parts say too little of which keys are meant.
  private static let shortestLength = 4

  /// The starts of a key, each with its separator, the shortest first; none for a sentence.
  static func starts(of key: String) -> [String] {
    let bytes = key.utf8
    guard !bytes.contains(0x20) else { return [] }
    var starts: [String] = []
    for (offset, index) in bytes.indices.enumerated()
    where offset + 1 >= shortestLength && separators.contains(bytes[index]) {
      let end = bytes.index(after: index)
      guard end < bytes.endIndex else { break }
      starts.append(String(key[..<end]))
    }
    return starts
  }
}
