/// A key that sources look up in one table, with all that they say about it.
public struct SourceKey: Sendable, Hashable {
  /// The key.
  public var key: ExtractedKey
  /// The default value, where a source gives one.
  public var defaultValue: ExtractedKey?
  /// The comments of all uses, each once, in their order and each on a line.
  public var comment: String?
  /// Whether more looks it up than previews and calls that may do something else.
  public var isShown: Bool
  /// Where it is looked up, the first place first.
  public var places: [Place]

  /// A place in a source.
  public struct Place: Sendable, Hashable {
    /// The source, by the path that reports call it.
    public var path: String
    /// The place in it.
    public var position: SourcePosition
  }

  /// Gathers uses by key.
  ///
  /// - Parameter uses: Uses of one table with the paths of their files, in order.
  /// - Returns: The keys in the order of their first uses.
  public static func gathered(_ uses: [(path: String, use: LocalizedUse)]) -> [SourceKey] {
    var keys: [SourceKey] = []
    var indices: [ExtractedKey: Int] = [:]
    var comments: [ExtractedKey: [String]] = [:]
    for (path, use) in uses {
      let place = Place(path: path, position: use.position)
      let isShown = !use.isInPreview && !use.isDoubtful
      if let comment = use.comment, comments[use.key]?.contains(comment) != true {
        comments[use.key, default: []].append(comment)
      }
      guard let index = indices[use.key] else {
        indices[use.key] = keys.count
        keys.append(
          SourceKey(
            key: use.key, defaultValue: use.defaultValue, isShown: isShown,
            places: [place]))
        continue
      }
      keys[index].defaultValue = keys[index].defaultValue ?? use.defaultValue
      keys[index].isShown = keys[index].isShown || isShown
      keys[index].places.append(place)
    }
    for index in keys.indices {
      keys[index].comment = comments[keys[index].key]?.joined(separator: "\n")
    }
    return keys
  }
}
