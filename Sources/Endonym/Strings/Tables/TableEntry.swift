#if !canImport(Darwin)
  import Synchronization

  /// The texts of one key, those of the best language first.
  final class TableEntry: Sendable {
    let texts: [LocalizedText]
    /// The text, where nothing can change it but arguments.
    let fixed: TextLeaf?

    private let lastDefault = Mutex<TextLeaf?>(nil)

    init(_ texts: [LocalizedText]) {
      self.texts = texts
      if case .leaf(let leaf)? = texts.first?.choice { fixed = leaf } else { fixed = nil }
    }

    /// A default value, ready to be formatted; a call's is the same every time.
    func defaultLeaf(_ text: String) -> TextLeaf {
      if let known = lastDefault.withLock({ $0 }), known.source == text { return known }
      let leaf = TextLeaf(text)
      lastDefault.withLock { $0 = leaf }
      return leaf
    }

    /// The text for some arguments, and what it is one of the leaves of; nil where there is none.
    func leaf(
      _ arguments: [LocalizationArgument], _ settings: LocalizationSettings
    ) -> (leaf: TextLeaf, text: LocalizedText)? {
      for text in texts {
        let selection = TextSelection(
          rules: text.rules, operands: text.operands(arguments), settings: settings)
        if let leaf = selection.leaf(of: text.choice) { return (leaf, text) }
      }
      return nil
    }
  }
#endif
