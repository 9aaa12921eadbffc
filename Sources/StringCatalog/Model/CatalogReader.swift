/// Builds a catalog's typed model from its JSON.
struct CatalogReader {
  /// What a catalog's file holds.
  struct Contents {
    var sourceLanguage: Positioned<String>?
    var version: Positioned<String>?
    var entries: [CatalogEntry] = []
    var stringsRange = ByteRange(start: 0, end: 0)
    var issues: [CatalogIssue] = []
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<JSONNode>
  var issues: [CatalogIssue] = []
  /// The entry and language that are being read, for the issues found in them.
  var entry: String?
  var language: String?
  /// How many variations and substitutions lie around what is being read.
  var depth = 0
  /// The first value that lies beyond `maximumDepth`.
  var tooDeep: Int?

  /// The most variations and substitutions that may lie within one another: far more than the format
  /// needs, and few enough for the least stack of a thread, since whoever walks them does so by
  /// recursion.
  static let maximumDepth = 32

  init(bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<JSONNode>) {
    self.bytes = bytes
    self.nodes = nodes
  }

  mutating func read(_ documentIssues: [JSONIssue]) throws(CatalogError) -> Contents {
    guard nodes[0].kind == .object else {
      throw notACatalog(at: 0, "the file's JSON is not an object")
    }
    var contents = Contents()
    var strings: Int?
    var hasSourceLanguage = false
    var hasVersion = false
    forEachMember(of: 0) { reader, key, value in
      if reader.key(key, is: "sourceLanguage") {
        hasSourceLanguage = true
        contents.sourceLanguage = reader.string(value, field: "sourceLanguage")
      } else if reader.key(key, is: "version") {
        hasVersion = true
        contents.version = reader.string(value, field: "version")
      } else if reader.key(key, is: "strings") {
        strings = value
      } else {
        reader.report(.strayTopLevelKey(reader.text(key)), at: key)
      }
    }
    guard let strings, nodes[strings].kind == .object else {
      throw notACatalog(
        at: strings ?? 0,
        strings == nil ? "the file has no object 'strings'" : "'strings' is not an object")
    }
    contents.stringsRange = nodes[strings].range
    contents.entries.reserveCapacity(Int(nodes[strings].next) / 64)
    forEachMember(of: strings) { reader, key, value in
      if let entry = reader.readEntry(key: key, value: value) { contents.entries.append(entry) }
    }
    if let tooDeep {
      throw error(
        at: tooDeep,
        message:
          "more than \(Self.maximumDepth) variations and substitutions lie within one another",
        remedy: "Flatten them; a text needs at most one axis of each kind.")
    }
    entry = nil
    if !hasSourceLanguage { report(.missingField("sourceLanguage"), at: 0) }
    if !hasVersion { report(.missingField("version"), at: 0) }
    contents.issues = (issues + placed(documentIssues, among: contents.entries)).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    return contents
  }

  /// The document's issues with the entry and language that they lie in.
  private func placed(
    _ documentIssues: [JSONIssue], among entries: [CatalogEntry]
  ) -> [CatalogIssue] {
    var next = entries.startIndex
    var nextLanguage = 0
    return documentIssues.map { issue in
      // Both lists are in the order of the file, so that neither is ever searched from its start.
      while next < entries.endIndex, entries[next].range.end < issue.range.start {
        next += 1
        nextLanguage = 0
      }
      var entry: CatalogEntry?
      if next < entries.endIndex, entries[next].keyRange.start <= issue.range.start {
        entry = entries[next]
      }
      let localizations = entry?.localizations ?? []
      while nextLanguage < localizations.endIndex,
        localizations[nextLanguage].content.range.end < issue.range.start
      {
        nextLanguage += 1
      }
      var language: CatalogLocalization?
      if nextLanguage < localizations.endIndex,
        localizations[nextLanguage].languageRange.start <= issue.range.start
      {
        language = localizations[nextLanguage]
      }
      let kind: CatalogIssue.Kind =
        switch issue.kind {
        case .byteOrderMark: .byteOrderMark
        case .loneSurrogate: .loneSurrogate
        case .duplicateKey(let first): .duplicateKey(text(in: issue.range), firstAt: first)
        }
      return CatalogIssue(
        kind: kind, range: issue.range, entry: entry?.key, language: language?.language)
    }
  }

  private func notACatalog(at node: Int, _ reason: String) -> CatalogError {
    error(
      at: node, message: "\(reason), so it is no String Catalog",
      remedy: "Restore the file from version control, or keep it out of the check.")
  }

  private func error(at node: Int, message: String, remedy: String) -> CatalogError {
    let before = Array(bytes[0..<Int(nodes[node].start)])
    return CatalogError(
      position: LineIndex(before).position(of: before.count, in: before), message: message,
      remedy: remedy)
  }
}
