import SwiftSyntax

/// A text that a branch of code chooses.
struct PluralWording {
  /// The words, without numbers and articles.
  let words: [String]
  /// The text as written, each interpolation left out.
  let text: String
  /// Whether a value stands in it.
  let holdsValue: Bool

  /// Where the text stands.
  let node: ExprSyntax

  /// The text that an expression is or looks up; nil for anything else.
  init?(_ expression: ExprSyntax) {
    var expression = expression.unwrapped
    var isLookedUp = false
    if let call = expression.call, LocalizingCall.byName[call.name] != nil,
      let argument = call.arguments.first?.expression
    {
      expression = argument.unwrapped
      isLookedUp = true
    }
    node = expression
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      text = literal.writtenText
      holdsValue = literal.isInterpolated || text.contains("%")
    } else if isLookedUp, let member = expression.as(MemberAccessExprSyntax.self),
      member.base == nil
    {
      text = Self.spaced(member.declName.baseName.text)
      holdsValue = false
    } else if let member = expression.as(MemberAccessExprSyntax.self), Self.isText(member) {
      text = Self.spaced(member.declName.baseName.text)
      holdsValue = false
    } else {
      return nil
    }
    let split = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }
    words = split.map(String.init).filter { !Self.singulars.contains($0) }
  }

  /// The text that a block of one statement returns, shows or assigns.
  init?(_ items: CodeBlockItemListSyntax) {
    guard items.count == 1, let item = items.first?.item else { return nil }
    self.init(item)
  }

  /// The text that a statement returns, shows or assigns.
  init?(_ item: CodeBlockItemSyntax.Item) {
    if let statement = item.as(ReturnStmtSyntax.self), let value = statement.expression {
      self.init(value)
    } else if let sequence = item.as(SequenceExprSyntax.self) {
      let elements = sequence.elements.judged
      guard elements.count == 3, elements[1].assigns else { return nil }
      self.init(elements[2])
    } else if let expression = item.as(ExprSyntax.self) {
      self.init(expression)
    } else {
      return nil
    }
  }

  /// Whether the texts are one text for one thing and for several.
  func isPluralPair(with other: PluralWording, countedBy counter: String) -> Bool {
    guard text != other.text, !isIdentifier, !other.isIdentifier else { return false }
    let shorter = text.isEmpty ? self : other
    let longer = text.isEmpty ? other : self
    if shorter.text.isEmpty { return Self.endings.contains(longer.text) }
    guard !words.isEmpty, !other.words.isEmpty else { return false }
    let pairs = zip(words, other.words).filter { $0 != $1 }
    if words.count == other.words.count {
      guard !pairs.isEmpty else { return holdsValue != other.holdsValue }
      return pairs.allSatisfy(Self.isPlural)
    }
    // The number's place may differ: "An item" and "\(count) new items".
    let counts = ["count", "number", "total", "amount"].contains {
      counter.lowercased().contains($0)
    }
    return counts && (holdsValue || other.holdsValue)
      && words.contains { word in
        other.words.contains { word == $0 || Self.isPlural(word, $0) }
      }
  }

  /// Whether the text is a name for a machine: "doc.on.doc", "/items", "item_one".
  private var isIdentifier: Bool {
    !text.contains(" ") && text.contains { "._/:#".contains($0) }
  }

  private static func isPlural(_ one: String, _ other: String) -> Bool {
    let stem = zip(one, other).prefix { $0 == $1 }.count
    if stem >= 3, stem + 2 >= min(one.count, other.count) { return true }
    return irregular.contains { ($0 == one && $1 == other) || ($0 == other && $1 == one) }
  }

  /// Whether a member is a text, by the name of the type that holds it.
  private static func isText(_ member: MemberAccessExprSyntax) -> Bool {
    guard let type = member.base?.lastName, type.first?.isUppercase == true else { return false }
    return ["L10n", "Localiz", "Strings", "Text", "Translation"].contains(where: type.contains)
  }

  /// `oneItem` as "one item".
  private static func spaced(_ name: String) -> String {
    name.reduce(into: "") { $0 += ($1.isUppercase ? " " : "") + String($1) }
  }

  private static let endings: Set<String> = ["s", "es", "'s", "’s"]
  private static let singulars: Set<String> = ["a", "an", "one", "only", "d", "lld", "ld", "@"]
  private static let irregular = [
    ("is", "are"), ("was", "were"), ("has", "have"), ("this", "these"), ("that", "those"),
    ("person", "people"), ("man", "men"), ("woman", "women"), ("child", "children"),
    ("singular", "plural"), ("foot", "feet"), ("it", "them"), ("it", "they"), ("does", "do"),
    ("its", "their"),
  ]
}
