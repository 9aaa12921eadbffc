/// What of an object is removed when it is made equal to another that lacks it.
enum EditExtent: Sendable {
  /// Everything.
  case everything
  /// The fields that the format has; others stay.
  case knownFields
  /// Nothing.
  case nothing

  /// Whether a member of an object is removed where the other object lacks it.
  func covers(_ name: String, of part: CatalogPart) -> Bool {
    switch self {
    case .everything: true
    case .knownFields: part.fieldNames?.contains(name) ?? true
    case .nothing: false
    }
  }
}
