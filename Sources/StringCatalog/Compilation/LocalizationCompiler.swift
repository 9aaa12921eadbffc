import Findings
import PluralRules

/// Compiles what an entry has in one language, where it varies or has arguments.
///
/// Rules lie within one another in one order, whatever the catalog's: device, width, then plurals.
/// Foundation crashes on a device rule within a width rule, and a plural's forms are texts in all of
/// Apple's documentation; so a plural by device becomes a device rule of plurals, which reads alike.
struct LocalizationCompiler {
  let content: LocalizedContent
  let language: String
  let entry: CatalogEntry
  let source: SourceText
  let isSource: Bool
  let layout: CompilationLayout
  let isUsable: (StringUnit) -> Bool
  /// The substitutions by name; of two the last counts.
  let substitutions: [ExactText: Substitution]
  /// Whether texts with control characters are refused.
  var refusesControls = false
  /// What there is to say.
  var log = CompilationLog()
  /// The substitutions that some text refers to.
  var referenced: Set<ExactText> = []
  /// What was said already: devices and widths lead to the same text again and again.
  private var said: Set<CompilationDiagnostic> = []

  init(
    _ content: LocalizedContent, language: String, entry: CatalogEntry, source: SourceText,
    isSource: Bool, layout: CompilationLayout,
    isUsable: @escaping (StringUnit) -> Bool
  ) {
    self.content = content
    self.language = language
    self.entry = entry
    self.source = source
    self.isSource = isSource
    self.layout = layout
    self.isUsable = isUsable
    substitutions = Dictionary(
      content.substitutions.map { (ExactText($0.name), $0) }, uniquingKeysWith: { $1 })
  }

  /// Compiles the localization.
  mutating func compile() -> EntryCompiler.Result {
    let names = VariationNames(of: content)
    for (range, description) in names.unknown {
      say(
        .warning, at: range, "\(description) is not compiled",
        remedy: "Remove it, or correct its spelling.")
    }
    let result = result(names)
    if result.plain != nil || result.varied != nil { warnAboutUnreferenced() }
    return result
  }

  private mutating func result(_ names: VariationNames) -> EntryCompiler.Result {
    guard !names.devices.isEmpty else {
      return EntryCompiler.Result(value(forWidthsOf: names, VariationContext()))
    }
    refuseVariedFallback()
    var members: [PropertyListDictionary.Member] = []
    var plain: String?
    for device in names.devices.sorted() {
      let context = VariationContext(device: device)
      guard let value = value(forWidthsOf: names, context) else { continue }
      // The system looks the fallback up as a plain text, where it is one.
      if device == Device.other.rawValue, layout == .stringsAndStringsdict, let text = value.text {
        plain = text
      } else {
        members.append(.init(device, value))
      }
    }
    let rule = PropertyListDictionary(members)
    return EntryCompiler.Result(
      plain: plain,
      varied: rule.isEmpty
        ? nil : PropertyListDictionary([.init("NSStringDeviceSpecificRuleType", .dictionary(rule))])
    )
  }

  private mutating func value(
    forWidthsOf names: VariationNames, _ context: VariationContext
  ) -> PropertyListValue? {
    guard !names.widths.isEmpty else { return value(in: context) }
    var members: [PropertyListDictionary.Member] = []
    for width in names.widths.sorted() {
      var context = context
      context.width = width
      if let value = value(in: context) { members.append(.init(width, value)) }
    }
    guard !members.isEmpty else { return nil }
    let rule = PropertyListDictionary(members)
    return .dictionary(
      PropertyListDictionary([.init("NSStringVariableWidthRuleType", .dictionary(rule))]))
  }

  private mutating func value(in context: VariationContext) -> PropertyListValue? {
    switch context.destination(in: content) {
    case nil: return nil
    case .text(let unit):
      guard let rewriter = rewriter(of: unit) else { return nil }
      let format = formatText(rewriter, in: context, at: unit.valueRange)
      guard !format.variables.isEmpty else { return .text(format.text) }
      return .dictionary(
        PropertyListDictionary(
          [.init("NSStringLocalizedFormatKey", .text(format.text))] + format.variables))
    case .plural(let axis):
      return plural(axis, in: context).map { .dictionary($0) }
    }
  }

  /// The text of a unit, read; nil where it isn't to be shipped.
  mutating func rewriter(of unit: StringUnit) -> TextRewriter? {
    guard isUsable(unit), let text = unit.value, log.countText(at: unit.valueRange) else {
      return nil
    }
    if refusesControls, XMLPropertyList.cannotHold(text) {
      say(
        .error, at: unit.valueRange, "the text has a control character, which XML can't hold",
        remedy: "Remove the character, or write binary files.")
      return nil
    }
    return TextRewriter(text, source: source.format)
  }

  /// Says something about the localization once.
  mutating func say(
    _ severity: Severity, at range: ByteRange, _ message: String,
    remedy: String, part: String? = nil
  ) {
    let diagnostic = CompilationDiagnostic(
      severity, at: range, message, remedy: remedy, language: language, key: entry.key, part: part)
    if said.insert(diagnostic).inserted { log.add(diagnostic) }
  }

  /// Xcode refuses a catalog whose fallback for devices varies itself.
  private mutating func refuseVariedFallback() {
    guard let axis = content.variations.first(where: { $0.kind == .device }),
      let other = axis.branches.last(where: { $0.name == Device.other.rawValue }),
      !other.content.variations.isEmpty
    else { return }
    say(
      .error, at: other.nameRange, "Fallback value cannot be further varied",
      remedy: "Write one text for 'other', or name every device.", part: "device.other")
  }

  private mutating func warnAboutUnreferenced() {
    for substitution in content.substitutions
    where !referenced.contains(ExactText(substitution.name)) {
      let name = substitution.name
      say(
        .warning, at: substitution.nameRange,
        "Substitution '\(name)' was never referenced. To reference, use %#@\(name)@ in some other "
          + "string",
        remedy: "Refer to the substitution, or remove it.", part: "substitutions.\(name)")
    }
  }
}

extension EntryCompiler.Result {
  init(_ value: PropertyListValue?) {
    self.init(plain: value?.text, varied: value?.dictionary)
  }
}
