import PluralRules

/// Lays a tree of texts out flat, as Rails' I18n looks texts up: names joined by dots.
///
/// A map whose keys all are plural categories, `other` among them, is one text with forms (Rails
/// Internationalization guide, "Pluralization"); an element of a list has its index from 0 for a
/// name.
struct TextFlattener {
  private let limits: ServerFileLimits
  private var texts: [FlatText] = []
  private var keyBytes = 0

  private init(limits: ServerFileLimits) { self.limits = limits }

  /// The texts of a node, in the order of the file.
  ///
  /// - Throws: `ServerFileError` where the keys take more bytes than allowed.
  static func texts(
    of node: TextNode, limits: ServerFileLimits = ServerFileLimits()
  ) throws(ServerFileError) -> [FlatText] {
    var flattener = TextFlattener(limits: limits)
    try flattener.add(node, key: "")
    return flattener.texts
  }

  private mutating func add(_ node: TextNode, key: String) throws(ServerFileError) {
    switch node.content {
    case .text(let text): try append(key, text, node)
    // A number is most often a setting, but shown where another language has words.
    case .word(let text), .number(let text): try append(key, text, node, isDoubtful: true)
    case .empty: try append(key, "", node, isDoubtful: true)
    case .other: return
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        // Lists of names of months begin with nothing, so that January has the index 1.
        if case .empty = element.content { continue }
        try add(element, key: key.isEmpty ? "\(index)" : "\(key).\(index)")
      }
    case .map(let members):
      if !key.isEmpty, let forms = Self.forms(members) {
        try append(FlatText(key: key, forms: forms), at: node.offset)
        return
      }
      for member in members {
        try add(member.value, key: key.isEmpty ? member.key : "\(key).\(member.key)")
      }
    }
  }

  private mutating func append(
    _ key: String, _ text: String, _ node: TextNode, isDoubtful: Bool = false
  ) throws(ServerFileError) {
    let form = FlatText.Form(category: nil, value: text, offset: node.offset)
    try append(FlatText(key: key, forms: [form], isDoubtful: isDoubtful), at: node.offset)
  }

  private mutating func append(_ text: FlatText, at offset: Int) throws(ServerFileError) {
    keyBytes += text.key.utf8.count
    guard keyBytes <= limits.keyBytes else {
      throw ServerFileError(
        offset: offset, message: "the file's keys take more than \(limits.keyBytes) bytes",
        remedy: "Shorten the names, or split the file.")
    }
    texts.append(text)
  }

  private static func forms(_ members: [TextNode.Member]) -> [FlatText.Form]? {
    guard (1...PluralCategory.allCases.count).contains(members.count),
      members.contains(where: { $0.key == PluralCategory.other.rawValue })
    else { return nil }
    var forms: [FlatText.Form] = []
    for member in members {
      guard let category = PluralCategory(rawValue: member.key) else { return nil }
      let value: String
      switch member.value.content {
      case .text(let text), .number(let text), .word(let text): value = text
      case .empty: value = ""
      case .other, .list, .map: return nil
      }
      forms.append(
        FlatText.Form(category: category, value: value, offset: member.value.offset))
    }
    return forms
  }
}
