import StringCatalog

/// How often a comment speaks of placeholders.
struct CommentMentions {
  /// How many placeholders the comment mentions without their names.
  let count: Int
  /// Whether the comment names a thing that a placeholder can stand for.
  let describes: Bool
  private let words: String

  /// Words that number placeholders.
  private static let ordinals: Set<String> = [
    "first", "1st", "second", "2nd", "third", "3rd", "fourth", "4th", "fifth", "5th", "sixth",
    "arg1", "arg2", "arg3", "arg4", "arg5", "last",
  ]
  /// Words for a placeholder.
  private static let nouns: Set<String> = [
    "argument", "placeholder", "parameter", "specifier", "value", "variable",
  ]
  /// Words for what a placeholder often stands for.
  private static let descriptions: Set<String> = [
    "amount", "count", "date", "name", "number", "percentage", "time", "title",
  ]

  /// Reads a comment.
  init(_ comment: String) {
    words = comment.lowercased()
    let list = words.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let specifiers = FormatString(parsing: comment).arguments.count
    let ordinals = list.count { Self.ordinals.contains($0) }
    let nouns = list.count { Self.nouns.contains($0) }
    count = max(specifiers, max(ordinals, nouns))
    describes = list.contains { Self.descriptions.contains($0) }
  }

  /// Whether the comment mentions a placeholder by its name, in one word or several.
  func includes(_ name: String) -> Bool {
    words.contains(name.lowercased()) || Self.parts(of: name).allSatisfy(words.contains)
  }

  /// The words that a name in camel or snake case is made of, in small letters.
  private static func parts(of name: String) -> [String] {
    var parts = [""]
    for character in name {
      if character.isUppercase || !character.isLetter { parts.append("") }
      if character.isLetter { parts[parts.count - 1] += character.lowercased() }
    }
    return parts.filter { !$0.isEmpty }
  }
}
