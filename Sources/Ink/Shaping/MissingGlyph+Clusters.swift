extension MissingGlyph {
  /// The clusters of a text that hold given places, each once, in the order of the text.
  ///
  /// - Parameters:
  ///   - places: Places in UTF-16 code units.
  ///   - text: The text.
  /// - Returns: The clusters with their places in UTF-8 code units.
  static func clusters(at places: [Int], in text: String) -> [MissingGlyph] {
    var places = Set(places).sorted()[...]
    var clusters: [MissingGlyph] = []
    var unit = 0
    var offset = 0
    for character in text {
      guard let place = places.first else { break }
      let spelling = String(character)
      let end = unit + spelling.utf16.count
      if place < end {
        clusters.append(MissingGlyph(cluster: spelling, offset: offset))
        places = places.drop { $0 < end }
      }
      unit = end
      offset += spelling.utf8.count
    }
    return clusters
  }
}
