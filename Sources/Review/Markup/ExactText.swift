/// A text that equals another only where all bytes do; Swift's own strings also equal theirs in another
/// normal form, which fonts may draw otherwise.
struct ExactText: Hashable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
