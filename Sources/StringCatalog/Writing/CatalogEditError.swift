/// Why an edit of a catalog is impossible; the catalog is left as it was.
public struct CatalogEditError: Error, Sendable, Hashable {
  /// Why an edit is impossible.
  public enum Kind: Error, Sendable, Hashable {
    /// The catalog has no entry with the key.
    case noSuchEntry
    /// The catalog has an entry with the key already.
    case entryExists
    /// Two entries have the key, so that removing or renaming one would bring back the other.
    case repeatedEntry
    /// The entry isn't localized in the language.
    case noSuchLocalization
    /// The localization has no text at the place.
    case noSuchLeaf
    /// The localization has no substitution of the name; one can't be made without its specifier.
    case noSuchSubstitution(String)
    /// A text can't stand beside variations: Xcode would lose one of them.
    case textBesideVariations
    /// Two axes can't stand beside one another: Xcode would lose one of them.
    case axisBesideAxis(String, String)
    /// An axis has no branches.
    case noBranches(String)
    /// It is the last branch, so that nothing would be left of the localization.
    case lastBranch
    /// Two branches, substitutions, languages or fields have the same name.
    case repeatedName(String)
    /// A field has another type than the format's.
    case wrongType(String)
    /// The value of an unknown field is no JSON.
    case invalidField(String)
    /// The value is nested deeper than any value of a catalog.
    case tooDeep
    /// No key stands at the place in the file.
    case noSuchMember
  }

  /// Why it is impossible.
  public var kind: Kind
  /// The key of the entry that was to be edited.
  public var key: String?
  /// The language that was to be edited.
  public var language: String?
  /// The way to the text that was to be edited.
  public var path: [LeafStep]

  /// Creates an error.
  public init(
    _ kind: Kind, key: String? = nil, language: String? = nil, path: [LeafStep] = []
  ) {
    self.kind = kind
    self.key = key
    self.language = language
    self.path = path
  }
}

extension CatalogEditError {
  /// What is wrong, without a full stop.
  public var message: String {
    let entry = key.map { "entry '\($0)'" } ?? "catalog"
    let place = path.isEmpty ? "" : " at '\(path.map(\.description).joined(separator: "."))'"
    let localization = language.map { "\(entry) in language '\($0)'\(place)" } ?? entry
    return switch kind {
    case .noSuchEntry: "the catalog has no \(entry)"
    case .entryExists: "the catalog has an \(entry) already"
    case .repeatedEntry: "the catalog has more than one \(entry)"
    case .noSuchLocalization: "the \(entry) has no language '\(language ?? "")'"
    case .noSuchLeaf: "the \(localization) has no text"
    case .noSuchSubstitution(let name): "the \(localization) has no substitution '\(name)'"
    case .textBesideVariations:
      "the \(localization) would have both a text and variations of it"
    case .axisBesideAxis(let one, let other):
      "the \(localization) would vary by '\(one)' and by '\(other)' side by side"
    case .noBranches(let axis): "the \(localization) would vary by '\(axis)' without branches"
    case .lastBranch: "the \(localization) would be left without a text"
    case .repeatedName(let name): "the \(localization) would have '\(name)' twice"
    case .wrongType(let field):
      "the \(localization) has a '\(field)' of a type that is no catalog's"
    case .invalidField(let field): "the \(localization) has a field '\(field)' that is no JSON"
    case .tooDeep: "the \(localization) is nested deeper than a catalog can be"
    case .noSuchMember: "no key begins at this place of the \(entry)"
    }
  }

  /// What to do about it, as a sentence.
  public var remedy: String {
    switch kind {
    case .noSuchEntry: "Check the spelling of the key, or add the entry first."
    case .entryExists: "Edit that entry, or choose another key."
    case .repeatedEntry: "Remove the duplicate first; Xcode reads only the last."
    case .noSuchLocalization: "Check the language's spelling, or add the localization first."
    case .noSuchLeaf: "Check the way through the variations, or have the text created."
    case .noSuchSubstitution:
      "Set the whole localization, with the substitution's format specifier."
    case .textBesideVariations:
      "Set the text of each variation, or replace the whole localization."
    case .axisBesideAxis: "Nest one axis in the branches of the other."
    case .noBranches: "Give it at least the branch 'other'."
    case .lastBranch: "Remove the whole localization instead."
    case .repeatedName: "Name each only once."
    case .wrongType: "Mend the field by hand; 'endonym check' says where it is."
    case .invalidField: "Give the field's value as JSON text."
    case .tooDeep: "Nest fewer variations."
    case .noSuchMember: "Read the file again: it has changed since the place was found."
    }
  }
}
