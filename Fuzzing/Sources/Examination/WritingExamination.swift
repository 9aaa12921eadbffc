import StringCatalog

/// Writes a catalog without an edit and with one, and looks at which bytes change.
struct WritingExamination {
  let catalog: Catalog
  private static let newText = "Neu \"%@\"\n日 \u{1}"

  init(_ catalog: Catalog) { self.catalog = catalog }

  func violations() -> [String] {
    var found: [String] = []
    if CatalogEditor(catalog).bytes != catalog.document.bytes {
      found.append("writing without an edit changes bytes")
    }
    found += violationsOfXcodeForm()
    guard let entry = catalog.entries.last else { return found }
    found += violations(ofEditing: entry)
    found += violations(ofRemoving: entry)
    return found
  }

  private func violationsOfXcodeForm() -> [String] {
    let bytes = XcodeForm.bytes(of: catalog.document)
    guard let again = try? JSONDocument(parsing: bytes) else { return ["Xcode's form is no JSON"] }
    return XcodeForm.bytes(of: again) == bytes ? [] : ["Xcode's form of itself differs"]
  }

  /// A new text must be there when the file is read again, and no byte outside its entry differ.
  private func violations(ofEditing entry: CatalogEntry) -> [String] {
    guard let localization = entry.localizations.last,
      let leaf = localization.content.leaves.last
    else { return [] }
    var editor = CatalogEditor(catalog)
    let address = LeafAddress(entry.key, language: localization.language, path: leaf.path)
    do throws(CatalogEditError) {
      try editor.setText(Self.newText, at: address)
    } catch {
      return error.message.isEmpty ? ["an edit's error without words"] : []
    }
    let (old, new) = (catalog.document.bytes, editor.bytes)
    let head = old[..<entry.range.lowerBound]
    let tail = old[entry.range.upperBound...]
    guard new.starts(with: head), new.reversed().starts(with: tail.reversed()) else {
      return ["an edit changes bytes outside its entry"]
    }
    guard let read = try? editor.catalog(), let text = text(at: address, of: read) else {
      return ["an edited file can't be read"]
    }
    return text == Self.newText ? [] : ["an edited text reads '\(text)'"]
  }

  private func violations(ofRemoving entry: CatalogEntry) -> [String] {
    var editor = CatalogEditor(catalog)
    do throws(CatalogEditError) {
      try editor.removeEntry(entry.key)
    } catch {
      return ["an entry can't be removed: \(error.message)"]
    }
    guard let read = try? editor.catalog() else { return ["a file less an entry can't be read"] }
    let isThere = read.entries.contains { $0.key.utf8.elementsEqual(entry.key.utf8) }
    return isThere ? ["a removed entry is still there"] : []
  }

  private func text(at address: LeafAddress, of catalog: Catalog) -> String? {
    catalog.entries.last { $0.key.utf8.elementsEqual(address.key.utf8) }?
      .localizations.last { $0.language.utf8.elementsEqual(address.language.utf8) }?
      .content.leaves.last { $0.path == address.path }?.unit.value
  }
}
