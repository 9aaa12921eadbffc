#if !canImport(Darwin)
  import Foundation
  import PluralRules
  import StringCatalog

  /// Puts arguments into the placeholders of a text.
  ///
  /// Never Foundation's C formatter: a text comes from translators, and one that asks for what
  /// nobody passed would read memory that isn't its own. What can't be used stays as it is written.
  struct TextFormatter<Sink: TextSink> {
    /// The arguments in the order of their positions.
    let arguments: [LocalizationArgument]
    /// Where the text is shown.
    let context: TextContext
    /// What the text is one of the leaves of; nil where it is none of a table's.
    let text: LocalizedText?
    /// What is written into.
    var sink: Sink
    /// Whether ambiguous specifiers are arguments.
    private var hasSpareArguments = false
    /// The parts that vary on their own.
    private var substitutions: [String: TextSubstitution] = [:]
    /// How many of them are still put in, so that a table whose parts repeat one another ends.
    private var remainingSubstitutions = 100

    /// How many substitutions may stand within one another.
    private static var maximumDepth: Int { 8 }
    /// The most bytes that are written before arguments are left out.
    private static var maximumSize: Int { 16 << 20 }

    init(
      arguments: [LocalizationArgument], context: TextContext, text: LocalizedText?, sink: Sink
    ) {
      self.arguments = arguments
      self.context = context
      self.text = text
      self.sink = sink
    }

    /// The argument that a substitution counts, and how it is shown.
    private struct Counted {
      var position: Int
      var form: ArgumentForm?
    }

    /// Writes a text.
    mutating func write(_ leaf: TextLeaf) {
      substitutions = leaf.substitutions
      hasSpareArguments = leaf.template.firmCount < arguments.count
      var next = 1
      write(leaf, counted: nil, next: &next, depth: 0)
    }

    private mutating func write(
      _ leaf: TextLeaf, counted: Counted?, next: inout Int, depth: Int
    ) {
      guard sink.readsMarkdown else {
        return write(leaf.template, counted: counted, next: &next, depth: depth)
      }
      let outer = sink.attributes
      let source = depth == 0 ? TextTemplate.positioned(leaf.source) : leaf.source
      var parser = InlineParser(source, hasAttributes: true, keepsWhitespace: true)
      for stretch in parser.parse() {
        let link = stretch.link.map { self.link($0, counted) }
        sink.attributes = outer.merging(stretch.attributes(link: link))
        if let around = outer.inlinePresentationIntent {
          sink.attributes.inlinePresentationIntent = around.union(stretch.intent)
        }
        if arguments.isEmpty {
          sink.append(stretch.text)
        } else {
          write(TextTemplate(stretch.text), counted: counted, next: &next, depth: depth)
        }
      }
      sink.attributes = outer
    }

    /// A link's destination with its arguments, which can't change where it leads but where they
    /// are all of it.
    private func link(_ destination: String, _ counted: Counted?) -> String {
      guard !arguments.isEmpty, destination.utf8.contains(UInt8(ascii: "%")) else {
        return destination
      }
      let template = TextTemplate(destination)
      var link = ""
      for piece in template.pieces {
        switch piece {
        case .text(let text): link += text
        case .argument(let placeholder):
          guard !placeholder.isAmbiguous, let position = placeholder.position,
            let text = text(of: position)
          else {
            link += placeholder.source
            continue
          }
          let isAll = template.pieces.count == 1
          link +=
            isAll ? text : text.addingPercentEncoding(withAllowedCharacters: .urlArgument) ?? ""
        case .ownArgument(let source), .substitution(_, _, let source): link += source
        }
      }
      return link
    }

    /// An argument's text as a link has it; nil where there is none.
    private func text(of position: Int) -> String? {
      guard position > 0, position <= arguments.count else { return nil }
      switch arguments[position - 1] {
      case .text(let text): return text
      case .number(.signed(let number)): return String(number)
      case .number(.unsigned(let number)): return String(number)
      case .number(.floatingPoint(let number)): return String(number)
      case .attributed(let text): return String(text.characters)
      case .styled(let styled):
        return String(styled.formatted(in: context.numbers.locale).characters)
      case .resource(let resource): return context.text(of: resource)
      case .placeholder: return nil
      }
    }

    private mutating func write(
      _ template: TextTemplate, counted: Counted?, next: inout Int, depth: Int
    ) {
      for piece in template.pieces {
        switch piece {
        case .text(let text): sink.append(text)
        case .argument(let placeholder):
          guard !placeholder.isAmbiguous || isArgument(placeholder, at: next, depth) else {
            sink.append(placeholder.source)
            continue
          }
          let position = placeholder.position ?? next &+ (placeholder.taken - 1)
          if placeholder.position == nil { next &+= placeholder.taken }
          guard let form = placeholder.form, write(position, as: form) else {
            sink.append(placeholder.source)
            continue
          }
        case .ownArgument(let source):
          guard let counted, write(counted.position, as: counted.form) else {
            sink.append(source)
            continue
          }
        case .substitution(let name, let position, let source):
          let place = position ?? next
          if position == nil { next &+= 1 }
          guard write(substitution: name, at: place, depth: depth) else {
            sink.append(source)
            continue
          }
        }
      }
    }

    /// Whether an ambiguous specifier is one: an argument of its kind is left over for it.
    private func isArgument(
      _ placeholder: TextTemplate.Placeholder, at next: Int, _ depth: Int
    ) -> Bool {
      let position = placeholder.position ?? next
      guard depth == 0, hasSpareArguments, placeholder.form != nil,
        position > 0, position <= arguments.count
      else { return false }
      return placeholder.form?.notation == .any || arguments[position - 1].isNumber
    }

    private mutating func write(substitution name: String, at position: Int, depth: Int) -> Bool {
      guard depth < Self.maximumDepth, remainingSubstitutions > 0, sink.size < Self.maximumSize,
        let rules = text?.rules, let substitution = substitutions[name]
      else { return false }
      remainingSubstitutions -= 1
      let counted = Counted(
        position: substitution.position ?? position, form: substitution.form)
      var operands: PluralOperands?
      if counted.position > 0, counted.position <= arguments.count,
        case .number(let number) = arguments[counted.position - 1]
      {
        operands = number.operands(shownAs: counted.form)
      }
      let selection = TextSelection(
        rules: rules, operands: operands, settings: context.settings)
      guard let leaf = selection.leaf(of: substitution.choice) else { return false }
      var next = counted.position
      write(leaf, counted: counted, next: &next, depth: depth + 1)
      return true
    }

    /// Writes an argument; false where there is none.
    private mutating func write(_ position: Int, as form: ArgumentForm?) -> Bool {
      guard position > 0, position <= arguments.count, sink.size < Self.maximumSize else {
        return false
      }
      switch arguments[position - 1] {
      case .text(let text): sink.append(text, replacing: position)
      case .number(let number):
        let form = form ?? .any
        sink.append(context.numbers.text(number, as: form), replacing: position)
      case .attributed(let text): sink.append(text, replacing: position)
      case .styled(let styled):
        sink.append(styled.formatted(in: context.numbers.locale), replacing: position)
      case .resource(let resource):
        sink.append(context.text(of: resource), replacing: position)
      case .placeholder: return false
      }
      return true
    }
  }

  extension CharacterSet {
    /// What stands in a link as it is: letters, digits and `-._~` (RFC 3986, section 2.3).
    fileprivate static let urlArgument = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
  }
#endif
