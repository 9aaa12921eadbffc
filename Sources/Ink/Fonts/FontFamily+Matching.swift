extension FontFamily {
  /// The face that texts of a weight are set in; nil where the family has none.
  ///
  /// CSS Fonts Module Level 4, 5.2: of 400 to 500 the next heavier up to 500, then lighter ones, then
  /// heavier ones; below that lighter ones first, above it heavier ones first.
  ///
  /// - Parameter weight: The weight that is wanted.
  /// - Returns: The face.
  public func face(for weight: FontWeight) -> FontFace? {
    let wanted = weight.rawValue
    return faces.enumerated().min { left, right in
      let first = Self.distance(of: left.element.weight.rawValue, from: wanted)
      let second = Self.distance(of: right.element.weight.rawValue, from: wanted)
      return first == second ? left.offset < right.offset : first < second
    }?.element
  }

  /// The place of a face in its collection for a language: that of the longest prefix of its
  /// subtags (RFC 4647, 3.4, lookup), or the face's own.
  ///
  /// - Parameters:
  ///   - language: The language (BCP 47).
  ///   - face: The face.
  /// - Returns: The place in the collection, from 0.
  public func index(for language: String, of face: FontFace) -> Int {
    guard !languageIndexes.isEmpty else { return face.index }
    var subtags = Self.subtags(of: language)[...]
    while !subtags.isEmpty {
      for (key, index) in languageIndexes where Self.subtags(of: key)[...] == subtags {
        return index
      }
      subtags.removeLast()
    }
    return face.index
  }

  private static func subtags(of language: String) -> [String] {
    language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// How late a weight's turn comes in the order in which faces are looked for.
  private static func distance(of weight: Int, from wanted: Int) -> Int {
    if weight == wanted { return 0 }
    let later = 1_000
    let last = 2_000
    if (400...500).contains(wanted) {
      if weight > wanted { return weight <= 500 ? weight - wanted : last + weight }
      return later + wanted - weight
    }
    if wanted < 400 { return weight < wanted ? wanted - weight : later + weight - wanted }
    return weight > wanted ? weight - wanted : later + wanted - weight
  }
}
