extension CatalogEditor {
  /// Sets a text, and its state where one is given.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - state: The new state; nil keeps it, and means `translated` for a text that is created.
  ///   - address: Where the text stands.
  ///   - isCreating: Whether a text that isn't there is created, with its localization and
  ///     branches; a substitution is never created, since its specifier is needed.
  /// - Throws: `CatalogEditError` where there is no such text, or it can't be created there.
  public mutating func setText(
    _ text: String, state: TranslationState? = nil, at address: LeafAddress,
    creating isCreating: Bool = false
  ) throws(CatalogEditError) {
    try apply(LeafEdit(address: address, text: text, state: state, isCreating: isCreating))
  }

  /// Sets the state of a text, or of a string set.
  ///
  /// - Throws: `CatalogEditError` where there is no such text.
  public mutating func setState(
    _ state: TranslationState, at address: LeafAddress
  ) throws(CatalogEditError) {
    try apply(LeafEdit(address: address, state: state))
  }

  private mutating func apply(_ edit: LeafEdit) throws(CatalogEditError) {
    let document = original.document
    let address = edit.address
    try Self.located(key: address.key, language: address.language, path: address.path) {
      () throws(CatalogEditError.Kind) in
      try withEntry(address.key) { (entry, place) throws(CatalogEditError.Kind) in
        let localizations = try edit.json(for: entry, of: document)
        try entry.become(
          [localizations], in: place, of: document, extent: .nothing)
      }
    }
  }

  /// Removes a branch of a variation with all that it holds, or a substitution.
  ///
  /// - Throws: `CatalogEditError` where there is no such branch, or it is its axis' last.
  public mutating func removeBranch(at address: LeafAddress) throws(CatalogEditError) {
    let document = original.document
    try Self.located(key: address.key, language: address.language, path: address.path) {
      () throws(CatalogEditError.Kind) in
      guard let step = address.path.last else { throw .lastBranch }
      try withLocalization(address.language, of: address.key) {
        (content, place) throws(CatalogEditError.Kind) in
        let names = address.path.dropLast().flatMap(\.fieldNames.way)
        try content.within(names[...], of: place, in: document, orThrow: .noSuchLeaf) {
          (content, place) throws(CatalogEditError.Kind) in
          try content.removeBranch(step, in: place, of: document)
        }
      }
    }
  }
}

extension EditObject {
  fileprivate mutating func removeBranch(
    _ step: LeafStep, in place: EditPlace, of document: JSONDocument
  ) throws(CatalogEditError.Kind) {
    let names = step.fieldNames
    guard let container = last(named: names.container) else { throw .noSuchLeaf }
    let isEmptied = try within(container, of: place, in: document) {
      (container, place) throws(CatalogEditError.Kind) in
      guard let name = names.axis else {
        let substitutions = container.all(named: names.branch)
        guard !substitutions.isEmpty else { throw .noSuchSubstitution(names.branch) }
        for number in substitutions { container.remove(number, in: place, of: document) }
        return container.order.isEmpty
      }
      guard let axis = container.last(named: name) else { throw .noSuchLeaf }
      try container.within(axis, of: place, in: document) {
        (axis, place) throws(CatalogEditError.Kind) in
        let branches = axis.all(named: names.branch)
        guard !branches.isEmpty else { throw .noSuchLeaf }
        guard branches.count < axis.order.count else { throw .lastBranch }
        for number in branches { axis.remove(number, in: place, of: document) }
      }
      return false
    }
    if isEmptied { remove(container, in: place, of: document) }
  }
}
