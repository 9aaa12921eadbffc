extension LocalizationCompiler {
  /// The text that refers to substitutions, with the rules of all that it leads to.
  mutating func formatText(
    _ rewriter: TextRewriter, in context: VariationContext, at range: ByteRange
  ) -> (text: String, variables: [PropertyListDictionary.Member]) {
    var variables: [PropertyListDictionary.Member] = []
    let text = formatText(rewriter, in: context, isNumbered: false, at: range, &variables)
    return (text, variables)
  }

  /// The text; the rules of the substitutions that it leads to are added to some, each once.
  mutating func formatText(
    _ rewriter: TextRewriter, in context: VariationContext, isNumbered: Bool, at range: ByteRange,
    _ variables: inout [PropertyListDictionary.Member]
  ) -> String {
    let positions = referencePositions(rewriter, isNumbered: isNumbered)
    var known = Set(variables.map(\.key))
    var waiting = defined(rewriter.references, at: range)
    while let name = waiting.popLast() {
      guard let substitution = substitutions[name], known.insert(name).inserted else { continue }
      let rule = rule(of: substitution, position: positions[name], in: context)
      variables.append(.init(name.text, .dictionary(PropertyListDictionary(rule.members))))
      waiting += rule.references
    }
    return rewriter.rewritten(
      labelPositions: source.labelPositions, isNumbered: isNumbered,
      referencePosition: { positions[ExactText($0)] })
  }

  /// The names that the localization defines; each other one is an error.
  private mutating func defined(_ names: [String], at range: ByteRange) -> [ExactText] {
    var defined: [ExactText] = []
    for name in names.map(ExactText.init) {
      if substitutions[name] != nil {
        referenced.insert(name)
        defined.append(name)
      } else {
        say(
          .error, at: range, "Referencing undefined substitution '\(name.text)'",
          remedy: "Define the substitution in this language, or correct its name.")
      }
    }
    return defined
  }

  /// The positions to write with the references of a text: the catalog's; without one, and where other
  /// arguments have theirs, that of the place in the text.
  private func referencePositions(
    _ rewriter: TextRewriter, isNumbered: Bool
  ) -> [ExactText: Int] {
    var positions = isNumbered || rewriter.isPositional ? rewriter.referencePositions : [:]
    for name in rewriter.references {
      let key = ExactText(name)
      if let number = substitutions[key]?.argumentNumber?.value, number > 0 {
        positions[key] = number
      }
    }
    return positions
  }

  /// The plural rule of a substitution, and the substitutions that its texts refer to.
  private mutating func rule(
    of substitution: Substitution, position: Int?, in context: VariationContext
  ) -> (members: [PropertyListDictionary.Member], references: [ExactText]) {
    let part = "substitutions.\(substitution.name)"
    var forms: [Form] = []
    switch context.destination(in: substitution.content) {
    case .plural(let axis): forms = self.forms(of: axis, in: context, part: part)
    case .text(let unit):
      if let rewriter = rewriter(of: unit) {
        forms = [Form(category: .other, rewriter: rewriter, range: unit.valueRange)]
      }
    case nil: break
    }
    if forms.isEmpty {
      say(
        .error, at: substitution.nameRange, "the substitution '\(substitution.name)' has no text",
        remedy: "Translate it, or don't refer to it.", part: part)
    }
    let own = substitution.argumentNumber?.value
    let argument = TextRewriter.Argument(
      position: own.flatMap { $0 > 0 ? $0 : nil } ?? position,
      specifier: specifier(of: substitution, forms, part: part))
    var members = Self.rule(valueType: argument.specifier)
    var references: [ExactText] = []
    for form in forms {
      references += defined(form.rewriter.references, at: form.range)
      let text = form.rewriter.rewritten(argument: argument) { [substitutions] name in
        substitutions[ExactText(name)]?.argumentNumber?.value
      }
      members.append(.init(form.category.rawValue, .text(text)))
    }
    return (members, references)
  }

  /// The specifier of a substitution's argument: the catalog's, else the one that its texts show.
  private mutating func specifier(
    of substitution: Substitution, _ forms: [Form], part: String
  ) -> String {
    guard let given = substitution.formatSpecifier else {
      return CountedNumber(in: forms.map(\.rewriter.format))?.valueType ?? "lld"
    }
    if FormatSubstitution(substitution).specifier == nil {
      say(
        .error, at: given.range, "'\(given.value)' is no format specifier",
        remedy: "Write one without its percent sign, such as 'lld'.", part: part)
    }
    return given.value
  }
}
