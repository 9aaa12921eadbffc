import StringCatalog

/// A server's text taken apart at its arguments, written `%{name}` (Ruby's I18n, "Interpolation").
struct ServerTemplate {
  /// The template.
  private(set) var template = TextTemplate()

  init(_ text: String) {
    // "%%{name}" is the text "%{name}".
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      template.append(String(rest[..<percent]))
      let after = rest[rest.index(after: percent)...]
      if after.hasPrefix("%{") {
        template.append("%{")
        rest = after.dropFirst(2)
      } else if after.hasPrefix("{"), let end = after.firstIndex(of: "}") {
        let name = String(after[after.index(after: after.startIndex)..<end])
        template.parts.append(
          .argument(TextTemplate.ArgumentUse(identity: name, names: [name])))
        rest = after[after.index(after: end)...]
      } else {
        template.append("%")
        rest = after
      }
    }
    template.append(String(rest))
  }

  /// The names of a text's arguments, in the order of the text.
  static func names(in text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    return ServerTemplate(text).template.uses.map(\.identity)
  }
}
