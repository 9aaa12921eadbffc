import StringCatalog

/// The arguments that a look-up passes along with its key.
struct PassedArguments {
  /// One argument.
  struct Argument: Hashable {
    /// The specifier that the argument becomes, such as `%lld`.
    var specifier: String
    /// What kind of value it is; nil where syntax doesn't tell.
    var family: ArgumentFamily?
  }

  /// The arguments in order.
  let arguments: [Argument]
  /// The key, or the default value, whose interpolations they are.
  let format: FormatString
  /// Whether the text is shown at once, so that nobody formats it with further arguments.
  let isComplete: Bool

  /// Reads what a look-up passes.
  init(_ use: LocalizedUse) {
    // A call with a default value has its interpolations there, its key being static.
    let text = use.defaultValue.flatMap { $0.specifierCount > 0 ? $0 : nil } ?? use.key
    arguments = text.parts.compactMap { part in
      guard case .specifier(let specifier, let isSure) = part, specifier.hasPrefix("%") else {
        return nil
      }
      let type = FormatString(parsing: specifier).specifiers.first?.argumentType
      return Argument(specifier: specifier, family: isSure ? type?.family : nil)
    }
    format = FormatString(parsing: text.text).resolvedAsSource(key: nil)
    let name = use.routine.prefix { $0 != "(" }
    isComplete = LocalizingCall.byName[String(name)]?.takesStrings ?? false
  }
}
