/// A pattern of names in which `*` stands for any characters, as many as there are.
///
/// Matching takes time proportional to pattern times name, whatever the pattern.
struct KeyPattern: Sendable, Hashable {
  /// The pattern as it was written.
  let text: String
  private let bytes: [UInt8]
  private static let star = UInt8(ascii: "*")

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Whether a name matches as a whole; a name that is the pattern itself does.
  func matches(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
  }

  private func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    var index = 0
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < bytes.count, bytes[index] == Self.star {
        star = (index, position)
        index += 1
      } else if index < bytes.count, bytes[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        // The last star takes one byte more; earlier ones needn't.
        star = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return bytes[index...].allSatisfy { $0 == Self.star }
  }
}
