import StringCatalog

/// Reads JSON as a tree of texts.
struct JSONTextTree {
  private let document: JSONDocument
  private let limits: ServerFileLimits
  private var firstKeys: [Int: Int] = [:]
  private var path: [String] = []
  private var issues = TextIssues()

  private init(_ document: JSONDocument, limits: ServerFileLimits) {
    self.document = document
    self.limits = limits
    for issue in document.issues {
      guard case .duplicateKey(let first) = issue.kind else { continue }
      firstKeys[issue.range.lowerBound] = first.lowerBound
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `ServerFileError` where it is no JSON, no UTF-8, or beyond a limit.
  static func tree(
    of file: [UInt8], limits: ServerFileLimits = ServerFileLimits()
  ) throws(ServerFileError) -> TextTree {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(
        parsing: file, limits: JSONLimits(maximumSize: limits.size, maximumDepth: limits.depth))
    } catch {
      throw ServerFileError(
        offset: error.offset, message: error.message, remedy: remedy(for: error, file, limits))
    }
    var reader = JSONTextTree(document, limits: limits)
    let root = try reader.node(document.root)
    for issue in document.issues {
      guard case .loneSurrogate = issue.kind else { continue }
      reader.issues.append(
        TextIssue(
          kind: .unread(
            message: "half a surrogate pair is no character",
            remedy: "Write both halves, or the character itself."),
          path: [], offset: issue.range.lowerBound))
    }
    return TextTree(root: root, issues: reader.issues.all)
  }

  /// What to do about an error; the reader's own words are about String Catalogs.
  private static func remedy(
    for error: JSONError, _ file: [UInt8], _ limits: ServerFileLimits
  ) -> String {
    switch error.kind {
    case .encoding: "Save it as UTF-8."
    case .limit: file.count > limits.size ? "Split the file." : "Flatten the file."
    case .syntax: error.remedy
    }
  }

  /// The depth is bounded by the document's.
  private mutating func node(
    _ value: JSONDocument.Index
  ) throws(ServerFileError) -> TextNode {
    let offset = document.range(of: value).lowerBound
    switch document.kind(of: value) {
    case .string: return TextNode(.text(document.string(at: value) ?? ""), at: offset)
    case .number: return TextNode(.number(document.source(of: value)), at: offset)
    case .true, .false: return TextNode(.other, at: offset)
    case .null: return TextNode(.empty, at: offset)
    case .array:
      var elements: [TextNode] = []
      for element in document.elements(of: value) {
        path.append(String(elements.count))
        elements.append(try node(element))
        path.removeLast()
      }
      return TextNode(.list(elements), at: offset)
    case .object: return TextNode(.map(try members(of: value)), at: offset)
    }
  }

  private mutating func members(
    of object: JSONDocument.Index
  ) throws(ServerFileError) -> [TextNode.Member] {
    var members: [TextNode.Member] = []
    var indices: [String: Int] = [:]
    for (key, value) in document.members(of: object) {
      let name = document.string(at: key) ?? ""
      let offset = document.range(of: key).lowerBound
      guard name.utf8.count <= limits.nameBytes else {
        throw ServerFileError(longNameAt: offset, limit: limits.nameBytes)
      }
      path.append(name)
      if let first = firstKeys[offset] {
        issues.append(
          TextIssue(kind: .duplicateKey(firstAt: first), path: path, offset: offset))
      }
      let member = TextNode.Member(key: name, offset: offset, value: try node(value))
      path.removeLast()
      if let index = indices[name] {
        members[index] = member
      } else {
        indices[name] = members.count
        members.append(member)
      }
    }
    return members
  }
}
