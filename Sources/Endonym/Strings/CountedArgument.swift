#if !canImport(Darwin)
  import PluralRules
  import StringCatalog

  /// The number that the plural of a text follows.
  struct CountedArgument {
    /// The number as plural rules see it.
    let operands: PluralOperands

    /// Finds the first number among the arguments, with the digits that the text shows of it.
    init?(of content: LocalizedContent, among arguments: [CatalogArgument]) {
      guard let index = arguments.firstIndex(where: { $0.operands(shownBy: nil) != nil }) else {
        return nil
      }
      // `other` is the last branch, and the one that shows the number in every language.
      let text = content.leaves.last?.unit.value ?? ""
      var next = 1
      var shownBy: FormatSpecifier?
      for specifier in FormatString(parsing: text).arguments {
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        if position == index + 1 { shownBy = specifier }
      }
      guard let operands = arguments[index].operands(shownBy: shownBy) else { return nil }
      self.operands = operands
    }
  }
#endif
