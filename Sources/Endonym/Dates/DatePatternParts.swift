/// A date pattern taken apart into fields and the text between them (UTS 35, part 4).
struct DatePatternParts {
  enum Part: Equatable {
    case field(DatePatternFields.Field)
    case text(String)
  }

  private(set) var parts: [Part] = []

  init(_ pattern: String) {
    var isQuoted = false
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      if character == "'" {
        if rest.first == "'" {
          rest.removeFirst()
          append("'")
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, character.isASCII, character.isLetter {
        let repetitions = rest.prefix { $0 == character }
        rest.removeFirst(repetitions.count)
        parts.append(.field(.init(letter: character, count: repetitions.count + 1)))
      } else {
        append(character)
      }
    }
  }

  private mutating func append(_ character: Character) {
    if case .text(let text) = parts.last {
      parts[parts.count - 1] = .text(text + String(character))
    } else {
      parts.append(.text(String(character)))
    }
  }
}
