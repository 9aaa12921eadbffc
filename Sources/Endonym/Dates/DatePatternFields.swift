/// The fields of a date pattern in their order, quoted text left out (UTS 35, part 4).
struct DatePatternFields {
  /// A run of one letter, such as `EEE`.
  struct Field: Equatable {
    var letter: Character
    var count: Int
  }

  let fields: [Field]
  /// The first field, where no letter of quoted text stands before it.
  let first: Field?

  init(_ pattern: String) {
    var fields: [Field] = []
    var isQuoted = false
    var startsWithText = false
    var previous: Character?
    for character in pattern {
      if character == "'" {
        isQuoted.toggle()
      } else if isQuoted {
        if fields.isEmpty, character.isLetter { startsWithText = true }
      } else if character.isASCII, character.isLetter {
        if previous == character, let last = fields.indices.last {
          fields[last].count += 1
        } else {
          fields.append(Field(letter: character, count: 1))
        }
      } else if fields.isEmpty, character.isLetter {
        startsWithText = true
      }
      previous = isQuoted ? nil : character
    }
    self.fields = fields
    first = startsWithText ? nil : fields.first
  }

  func contains(_ letter: Character) -> Bool { fields.contains { $0.letter == letter } }
}
