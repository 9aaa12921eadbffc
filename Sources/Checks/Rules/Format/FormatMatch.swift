import StringCatalog

/// What a text's arguments are compared with.
struct FormatMatch {
  /// The source text that it stands for; nil where the source hasn't the text's substitution.
  let nearest: FormatReference.Text?
  /// The arguments that it is to use, with those that are passed besides.
  let signature: FormatSignature
  private let texts: [FormatReference.Text]

  /// Creates a match of a source text's signature, and the entry's other source texts and key.
  init(
    nearest: FormatReference.Text?, base: FormatSignature, others: [FormatReference.Text]
  ) {
    self.nearest = nearest
    signature = others.reduce(base) { $0.passing($1.signature) }
    texts = (nearest.map { [$0] } ?? []) + others
  }

  /// The arguments that are passed, used or not, by position.
  var passedArguments: [FormatArgument] {
    (signature.arguments + signature.unusedArguments).sorted { $0.position < $1.position }
  }

  /// What is passed at a position, as the source or else the key writes it.
  func expected(at position: Int) -> ExpectedArgument? {
    for text in texts {
      guard let argument = text.signature.argument(at: position) else { continue }
      return ExpectedArgument(argument, in: text)
    }
    return nil
  }

  /// The label of the argument at a position, in the source or else in the key.
  func label(at position: Int) -> String? {
    for text in texts {
      if let label = text.signature.argument(at: position)?.label { return label }
    }
    return nil
  }

  /// Every argument that is passed, with its position: "'%1$@', '%2$lld'".
  var positionedList: String {
    passedArguments.compactMap { expected(at: $0.position)?.positioned }
      .map { "'\($0)'" }.joined(separator: ", ")
  }
}

/// An argument that is passed, as the source or the key writes it.
struct ExpectedArgument {
  /// The argument.
  let argument: FormatArgument
  /// Its specifier without a position; of a substitution, the one that formats its number.
  let specifier: SpecifierSpelling
  /// What the specifier was read from: `the source` or `the key`.
  let origin: String

  init(_ argument: FormatArgument, in text: FormatReference.Text) {
    self.argument = argument
    origin = text.isKey ? "the key" : "the source"
    var written = SpecifierSpelling(argument.ranges.first ?? 0..<0, in: text.text)
    if case .substitution(let name) = argument.role,
      let format = text.substitutions.first(where: { $0.name == name })?.formatSpecifier
    {
      written = SpecifierSpelling("%" + format)
    }
    specifier = written
  }

  /// The specifier with its position, such as `%2$@`.
  var positioned: String { specifier.positioned(at: argument.position) }
}
