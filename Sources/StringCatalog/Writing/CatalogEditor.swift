/// Edits a catalog's file with as few bytes changed as an edit takes.
///
/// What is promised, for every file that can be read:
/// - Without an edit, `bytes` are the file's bytes.
/// - An edit changes bytes within the entries that it is about and nowhere else; where it adds,
///   removes, renames or sorts entries, also the commas and white space between entries.
/// - Within an entry only the values that differ are written anew: a new text changes the bytes of
///   its JSON string, a new localization adds one member. The list of a string set is one value.
/// - What is equal already, however it is written, keeps its bytes; so the same edit twice changes
///   nothing the second time.
/// - New bytes follow the habits of the entry, and where it shows none those of the file: white
///   space, line endings, colons, empty objects, escapes, the order of keys. A new key goes where
///   Xcode's order (or that of code points) has it if the other keys are in that order, else to the
///   end, or where the file's objects have fields of that name.
/// - Fields of no known meaning stay, unless the object that holds them is removed.
///
/// Of two entries, languages or fields with one name the last is edited, as Xcode reads it. An edit
/// that throws changes nothing.
public struct CatalogEditor: Sendable {
  /// The catalog as it was read.
  public let original: Catalog
  /// The habits that new bytes follow where their entry shows none; those of the file at first.
  public var habits: WritingHabits
  private var root: EditNode

  /// Begins to edit a catalog.
  public init(_ catalog: Catalog) {
    original = catalog
    habits = WritingHabits(of: catalog.document)
    root = .source(catalog.document.root)
    // Opened once and for all, so that every look-up of an entry goes through one index.
    try? withStrings { _, _ in }
  }

  /// The file with all edits so far.
  public var bytes: [UInt8] {
    let document = original.document
    let range = document.range(of: document.root)
    var output: [UInt8] = []
    output.reserveCapacity(document.bytes.count + 1024)
    output.append(contentsOf: document.bytes[..<range.lowerBound])
    root.append(to: &output, of: document)
    output.append(contentsOf: document.bytes[range.upperBound...])
    return output
  }

  /// Whether the edits so far have changed any byte.
  public var hasChanges: Bool { bytes != original.document.bytes }

  /// The catalog with all edits so far, read anew.
  ///
  /// - Throws: `CatalogError` where the result is beyond a limit.
  public func catalog(limits: JSONLimits = JSONLimits()) throws(CatalogError) -> Catalog {
    try Catalog(parsing: bytes, limits: limits)
  }
}

extension CatalogEditor {
  /// The whole file's object, to be looked at.
  var openedRoot: EditObject? { root.opened(of: original.document) }

  /// Edits the whole file's object.
  mutating func withRoot<Result>(
    _ body: (inout EditObject, EditPlace) throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError.Kind) -> Result {
    let place = EditPlace(part: .root, indentation: [], habits: habits)
    let result = try root.withObject(of: original.document) {
      (object) throws(CatalogEditError.Kind) in try body(&object, place)
    }
    guard let result else { throw .wrongType("strings") }
    return result
  }

  /// Edits the object that holds the entries.
  mutating func withStrings<Result>(
    _ body: (inout EditObject, EditPlace) throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError.Kind) -> Result {
    let document = original.document
    return try withRoot { (root, place) throws(CatalogEditError.Kind) in
      guard let strings = root.last(named: "strings") else { throw .wrongType("strings") }
      return try root.within(strings, of: place, in: document, body)
    }
  }

  /// Edits one entry in its own habits.
  mutating func withEntry<Result>(
    _ key: String,
    _ body: (inout EditObject, EditPlace) throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError.Kind) -> Result {
    let document = original.document
    return try withStrings { (strings, place) throws(CatalogEditError.Kind) in
      guard let number = strings.last(named: key) else { throw .noSuchEntry }
      var habits: WritingHabits?
      if case .source(let index) = strings.members[number].value {
        habits = WritingHabits(
          HabitEvidence(of: document, at: index, part: .entry), otherwise: place.habits)
      }
      return try strings.within(number, of: place, in: document) {
        (entry, place) throws(CatalogEditError.Kind) in
        entry.habits = entry.habits ?? habits
        var place = place
        place.habits = entry.habits ?? place.habits
        return try body(&entry, place)
      }
    }
  }

  /// Runs an edit and says where it failed.
  static func located<Result>(
    key: String? = nil, language: String? = nil, path: [LeafStep] = [],
    _ edit: () throws(CatalogEditError.Kind) -> Result
  ) throws(CatalogEditError) -> Result {
    do throws(CatalogEditError.Kind) {
      return try edit()
    } catch {
      throw CatalogEditError(error, key: key, language: language, path: path)
    }
  }
}
