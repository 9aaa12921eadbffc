#if !canImport(Darwin)
  import StringCatalog

  /// A localized text, read once into text and placeholders.
  struct TextTemplate: Sendable {
    /// A stretch of the text.
    enum Piece: Sendable {
      /// Text, percent signs resolved.
      case text(String)
      /// A place for an argument.
      case argument(Placeholder)
      /// `%arg`: the argument of the substitution around it.
      case ownArgument(source: String)
      /// `%#@name@`: a part that varies on its own.
      case substitution(name: String, position: Int?, source: String)
    }

    /// A place for an argument.
    final class Placeholder: Sendable {
      /// The position of the argument, from 1, where the text gives it.
      let position: Int?
      /// How the argument is written; nil where nothing safe can be written.
      let form: ArgumentForm?
      /// How many arguments the specifier takes: one, and one for every `*`.
      let taken: Int
      /// Whether it may as well be text, such as the `% o` of "50% off".
      let isAmbiguous: Bool
      /// The specifier as it is written.
      let source: String

      init(_ specifier: FormatSpecifier, source: String, taken: Int) {
        position = specifier.position
        form = ArgumentForm(specifier)
        isAmbiguous = specifier.isAmbiguous
        self.source = source
        self.taken = taken
      }
    }

    /// The stretches in order.
    private(set) var pieces: [Piece] = []
    /// How many arguments the specifiers take that are no text for sure.
    private(set) var firmCount = 0
    /// Whether it is text and arguments alone, each of them one for sure.
    private(set) var isDirect = true
    /// How many bytes of text there are beside the arguments.
    private(set) var size = 0

    init(_ text: String) {
      size = text.utf8.count
      let specifiers = FormatString(parsing: text).specifiers
      guard !specifiers.isEmpty else {
        pieces = text.isEmpty ? [] : [.text(text)]
        return
      }
      let bytes = Array(text.utf8)
      var end = 0
      var pending = ""
      func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      for specifier in specifiers {
        pending += string(end..<specifier.range.lowerBound)
        end = specifier.range.upperBound
        let source = string(specifier.range)
        let piece: Piece
        switch specifier.kind {
        case .percentSign:
          pending += "%"
          continue
        case .displayPattern:
          pending += source
          continue
        case .argument: piece = .argument(placeholder(specifier, source))
        case .substitutionArgument:
          isDirect = false
          piece = .ownArgument(source: source)
        case .substitution(let name):
          isDirect = false
          firmCount = max(firmCount &+ 1, specifier.position ?? 0)
          piece = .substitution(name: name, position: specifier.position, source: source)
        }
        if !pending.isEmpty { pieces.append(.text(pending)) }
        pending = ""
        pieces.append(piece)
      }
      pending += string(end..<bytes.count)
      if !pending.isEmpty { pieces.append(.text(pending)) }
    }

    private mutating func placeholder(
      _ specifier: FormatSpecifier, _ source: String
    ) -> Placeholder {
      var taken = 1
      for case .argument(position: nil)? in [specifier.width, specifier.precision] { taken += 1 }
      if specifier.isAmbiguous || taken > 1 { isDirect = false }
      if !specifier.isAmbiguous { firmCount = max(firmCount &+ taken, specifier.position ?? 0) }
      return Placeholder(specifier, source: source, taken: taken)
    }

    /// How the argument at a position is written where the text first shows it.
    func form(at position: Int) -> ArgumentForm? {
      var next = 1
      for piece in pieces {
        switch piece {
        case .argument(let placeholder):
          if (placeholder.position ?? next) == position { return placeholder.form }
          if placeholder.position == nil { next += placeholder.taken }
        case .substitution(_, nil, _): next += 1
        case .text, .ownArgument, .substitution: break
        }
      }
      return nil
    }
  }
#endif
