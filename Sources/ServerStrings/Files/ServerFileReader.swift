import Checks
import Findings
import StringCatalog

/// Reads one file of a declaration.
struct ServerFileReader {
  let fileSystem: any FileSystem
  let format: ServerStringsDeclaration.Format
  var limits = ServerFileLimits()

  /// A file's texts with what turns its offsets into places.
  struct Reading {
    var path: String
    var texts: FileTexts
    var bytes: [UInt8]
    var lines: LineIndex

    /// The place of an offset.
    func location(of offset: Int) -> SourceLocation {
      let position = lines.position(of: offset, in: bytes)
      return SourceLocation(
        path: path, line: position.line, column: position.column, offset: offset)
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `ReportProblem` where it can't be read, or isn't what it is declared to be.
  func reading(of file: ServerFile) throws(ReportProblem) -> Reading {
    var bytes: [UInt8]
    do throws(FileError) {
      bytes = try fileSystem.bytes(at: file.file.path, maximumSize: limits.size)
    } catch {
      var error = error
      // The limit is fixed here, unlike that of catalogs.
      if error.isSizeLimit { error.remedy = "Split the file." }
      throw ReportProblem(error, shownAs: file.file.shown)
    }
    do throws(ServerFileError) {
      let tree: TextTree
      switch format {
      case .rails: tree = try YAMLComposer.tree(of: try TextEncoding.utf8(bytes), limits: limits)
      case .json: tree = try JSONTextTree.tree(of: bytes, limits: limits)
      case .strings:
        try StringsTextTree.requireTextual(bytes)
        bytes = try TextEncoding.utf8OrUTF16(bytes)
        tree = try StringsTextTree.tree(of: bytes)
      }
      let texts = try texts(of: tree, file)
      return Reading(
        path: file.file.shown, texts: texts, bytes: bytes, lines: LineIndex(bytes))
    } catch {
      let position = LineIndex(bytes).position(of: error.offset, in: bytes)
      throw ReportProblem(
        location: SourceLocation(
          path: file.file.shown, line: position.line, column: position.column,
          offset: error.offset),
        message: error.message, remedy: error.remedy)
    }
  }

  private func texts(
    of tree: TextTree, _ file: ServerFile
  ) throws(ServerFileError) -> FileTexts {
    if let language = file.language, format != .rails {
      switch tree.root.content {
      case .map, .list: break
      default:
        throw ServerFileError(
          offset: tree.root.offset, message: "the file holds no texts by key",
          remedy: #"Write an object, such as { "storm": "A storm is coming" }."#)
      }
      let texts =
        format == .strings ? Self.flat(tree.root) : try TextFlattener.texts(of: tree.root)
      return FileTexts(
        languages: [LanguageTexts(language: language, offset: 0, texts: texts)],
        issues: tree.issues, language: language)
    }
    guard format != .strings else {
      throw ServerFileError(
        offset: 0, message: "nothing says which language the file is in",
        remedy: "Write '{language}' in the path, such as '{language}.lproj/Server.strings'.")
    }
    return try languages(of: tree)
  }

  /// The keys of Apple's tables have no parts.
  private static func flat(_ root: TextNode) -> [FlatText] {
    (root.members ?? []).map { member in
      var value = ""
      if case .text(let text) = member.value.content { value = text }
      return FlatText(
        key: member.key,
        forms: [FlatText.Form(category: nil, value: value, offset: member.value.offset)])
    }
  }

  /// The texts of a file whose outermost keys are languages.
  private func languages(of tree: TextTree) throws(ServerFileError) -> FileTexts {
    var result = FileTexts(languages: [], issues: tree.issues)
    let remedy =
      format == .json
      ? "Let the outermost keys be languages, or write '{language}' in the path."
      : "Begin the file with a language, such as 'en:', and indent the rest below it."
    guard let members = tree.root.members else {
      throw ServerFileError(
        offset: tree.root.offset, message: "the file holds no languages", remedy: remedy)
    }
    for member in members {
      if case .empty = member.value.content, LanguagePattern.isLanguage(member.key) { continue }
      // A block that only anchors are for is usual: '.shared: &shared'.
      if member.key.hasPrefix(".") { continue }
      guard member.value.members != nil, LanguagePattern.isLanguage(member.key) else {
        result.issues.append(
          TextIssue(
            kind: .unread(
              message: "'\(member.key)' stands where a language is expected, so that nothing "
                + "below it is read",
              remedy: remedy),
            path: [], offset: member.offset))
        continue
      }
      result.languages.append(
        LanguageTexts(
          language: member.key, offset: member.offset,
          texts: try TextFlattener.texts(of: member.value, limits: limits)))
    }
    return result
  }
}
