#if !canImport(Darwin)
  import PluralRules
  import StringCatalog

  /// Chooses among the variations of a text.
  struct TextSelection {
    /// The plural rules of the text's language.
    var rules: PluralRules
    /// The number that a plural follows; nil where the text has none.
    var operands: PluralOperands?
    /// The device and the width.
    var settings: LocalizationSettings

    /// The chosen text; nil where there is none.
    ///
    /// A plural takes `zero` for the number 0 in every language, as Foundation does (release notes
    /// for OS X 10.9), then the category of CLDR's rules, then `other`. A device takes its own
    /// branch, then `other`. A width takes the widest branch that fits, or the narrowest where none
    /// does. Where none of these is there, the first branch counts.
    func leaf(of choice: TextChoice) -> TextLeaf? {
      var choice = choice
      // Readers bound the depth, so this ends.
      while true {
        switch choice {
        case .leaf(let leaf): return leaf
        case .nothing: return nil
        case .branches(let kind, let branches):
          let wanted: TextChoice?
          switch kind {
          case .plural: wanted = plural(branches)
          case .device: wanted = branch(settings.device.branchNames, branches)
          case .width: wanted = width(branches)
          }
          guard let next = wanted ?? branches.first?.choice else { return nil }
          choice = next
        }
      }
    }

    private typealias Branches = [(name: String, choice: TextChoice)]

    private func branch(_ names: [String], _ branches: Branches) -> TextChoice? {
      for name in names {
        if let found = branches.last(where: { $0.name == name }) { return found.choice }
      }
      return nil
    }

    private func plural(_ branches: Branches) -> TextChoice? {
      guard let operands else { return branch(["other"], branches) }
      if operands.i == 0, operands.t == 0, let zero = branch(["zero"], branches) { return zero }
      return branch([rules.category(for: operands).rawValue, "other"], branches)
    }

    private func width(_ branches: Branches) -> TextChoice? {
      let sorted = branches.compactMap { branch in
        Int(branch.name).map { (width: $0, choice: branch.choice) }
      }.sorted { $0.width < $1.width }
      guard let room = settings.width else { return sorted.last?.choice }
      return (sorted.last { $0.width <= room } ?? sorted.first)?.choice
    }
  }
#endif
