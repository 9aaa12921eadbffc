import PluralRules

extension LocalizationCompiler {
  /// A form of a plural.
  struct Form {
    var category: PluralCategory
    var rewriter: TextRewriter
    var range: ByteRange
  }

  /// The forms of a plural in CLDR's order, `other` always among them where there is any.
  ///
  /// Foundation takes `other` where a language has no form for a number; a plural without it gets the
  /// most general form that it has.
  mutating func forms(
    of axis: VariationAxis, in context: VariationContext, part: String? = nil
  ) -> [Form] {
    var forms: [Form] = []
    for category in PluralCategory.allCases {
      guard let branch = axis.branches.last(where: { $0.name == category.rawValue }) else {
        continue
      }
      var context = context
      context.category = category
      guard case .text(let unit) = context.destination(in: branch.content),
        let rewriter = rewriter(of: unit)
      else { continue }
      forms.append(Form(category: category, rewriter: rewriter, range: unit.valueRange))
    }
    if var last = forms.last, last.category != .other {
      say(
        .warning, at: axis.nameRange,
        "the plural has no form 'other', so its form '\(last.category.rawValue)' stands for it",
        remedy: "Add the form 'other'; it is shown for every number that no other form is for.",
        part: part)
      last.category = .other
      forms.append(last)
    }
    return forms
  }

  /// A plural that isn't a substitution's: a format string with the one variable `value`.
  ///
  /// Its texts get positions, and the variable too, where there are other arguments, so that each
  /// finds its own: `%2$#@value@`.
  mutating func plural(
    _ axis: VariationAxis, in context: VariationContext
  ) -> PropertyListDictionary? {
    let forms = forms(of: axis, in: context)
    guard !forms.isEmpty else { return nil }
    let own = CountedNumber(in: forms.reversed().map(\.rewriter.format))
    if own == nil, isSource || !source.isPlural {
      say(
        .error, at: axis.nameRange,
        "Plural variation requires referencing the number in the string. To maintain grammatical "
          + "correctness for strings that do not reference the number of items, use separate "
          + "top-level strings for one and greater than one.",
        remedy: "Show the number in one of the forms, such as with '%lld'.")
      return nil
    }
    guard let counted = own ?? source.counted else { return nil }
    let isNumbered = counted.hasOthers || counted.position > 1
    var variables: [PropertyListDictionary.Member] = []
    var rule = Self.rule(valueType: counted.valueType)
    for form in forms {
      let text = formatText(
        form.rewriter, in: context, isNumbered: isNumbered, at: form.range, &variables)
      rule.append(.init(form.category.rawValue, .text(text)))
    }
    let name = variableName
    let reference = isNumbered ? "%\(counted.position)$#@\(name)@" : "%#@\(name)@"
    return PropertyListDictionary(
      variables + [
        .init("NSStringLocalizedFormatKey", .text(reference)),
        .init(name, .dictionary(PropertyListDictionary(rule))),
      ])
  }

  /// The first two members of a plural rule.
  static func rule(valueType: String) -> [PropertyListDictionary.Member] {
    [
      .init("NSStringFormatSpecTypeKey", .text("NSStringPluralRuleType")),
      .init("NSStringFormatValueTypeKey", .text(valueType)),
    ]
  }

  /// The name of the plural's variable, as Xcode calls it where no substitution has the name.
  private var variableName: String {
    var name = "value"
    while substitutions[ExactText(name)] != nil { name += "_" }
    return name
  }
}
