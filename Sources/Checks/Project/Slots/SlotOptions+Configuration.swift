import Findings
import StringCatalog

extension SlotOptions {
  /// Reads what a configuration says, leaving out what can't be understood.
  ///
  /// - Parameters:
  ///   - value: The whole configuration.
  ///   - root: The folder that its paths are relative to.
  ///   - shown: The path by which reports call it.
  init(_ value: JSON5Value, root: FilePath, shown: String) {
    self.init(root: root)
    let reader = SlotReader(root: root, shown: shown)
    layouts = reader.elements(value["layouts"]).compactMap(reader.layout)
    slots = reader.elements(value["slots"]).compactMap(reader.slot)
    slotViews = reader.elements(value["slotViews"]).compactMap(reader.slotView)
    fonts = value["fonts"].map(reader.fonts)
    gateWidth = value["devices"]?["gate"]?.number
    if let widths = value["devices"]?["informational"] {
      informationalWidths = reader.elements(widths).compactMap(\.number)
    }
    serverStrings = reader.elements(value["serverStrings"]).compactMap(reader.serverStrings)
    func file(_ key: String) -> FilePath? {
      value["widths"]?[key]?.string.map { FilePath($0, relativeTo: root) }
    }
    acceptedFile = file("accepted") ?? acceptedFile
    tightestFile = file("tightest") ?? tightestFile
    report = file("report") ?? report
  }
}

/// Makes declarations of a configuration's values.
private struct SlotReader {
  let root: FilePath
  let shown: String

  func elements(_ value: JSON5Value?) -> [JSON5Value] { value?.array ?? [] }

  private func texts(_ value: JSON5Value?) -> [String] { elements(value).compactMap(\.string) }

  private func location(_ value: JSON5Value) -> SourceLocation {
    SourceLocation(path: shown, line: value.position.line, column: value.position.column)
  }

  func layout(_ value: JSON5Value) -> LayoutDeclaration? {
    guard let name = value["name"]?.string,
      let kind = value["kind"]?.string.flatMap(LayoutDeclaration.Kind.init)
    else { return nil }
    var layout = LayoutDeclaration(name: name, kind: kind, location: location(value))
    for member in value.object ?? [] {
      layout.lengths[member.name] = member.value.number
    }
    layout.siblings = value["siblings"].map { elements($0).compactMap(\.number) }
    layout.family = value["family"]?.string
    return layout
  }

  func slot(_ value: JSON5Value) -> SlotDeclaration? {
    guard let name = value["name"]?.string, let layout = value["layout"]?.string else {
      return nil
    }
    return SlotDeclaration(
      name: name, layout: layout, textStyle: value["textStyle"]?.string,
      size: value["size"]?.number, weight: value["weight"]?.string,
      lines: value["lines"]?.integer ?? 1,
      minimumScaleFactor: value["minimumScaleFactor"]?.number ?? 1,
      fills: elements(value["fills"]).map(fill), location: location(value))
  }

  private func fill(_ value: JSON5Value) -> SlotFill {
    var fill = SlotFill(location: location(value))
    fill.entries = texts(value["entries"])
    fill.catalog = value["catalog"]?.string
    fill.dates = texts(value["dates"])
    fill.instants = texts(value["instants"])
    fill.clocks = texts(value["clocks"])
    fill.figures = texts(value["figures"])
    fill.serverKeys = texts(value["server"])
    fill.samples = texts(value["samples"])
    fill.numbers = elements(value["numbers"]).compactMap(\.integer)
    fill.arguments = elements(value["arguments"]).compactMap { element in
      element["name"]?.string.map { ArgumentFill(name: $0, values: self.fill(element)) }
    }
    return fill
  }

  func slotView(_ value: JSON5Value) -> SlotView? {
    guard let view = value["view"]?.string, let slot = value["slot"]?.string else { return nil }
    return SlotView(
      view: view, argument: value["argument"]?.string, slot: slot, location: location(value))
  }

  func fonts(_ value: JSON5Value) -> FontDeclarations {
    var fonts = FontDeclarations()
    fonts.families = elements(value["families"]).compactMap(family)
    fonts.tracking = value["tracking"]?.string
    fonts.spaceOwner = value["spaceOwner"]?.string
    return fonts
  }

  private func family(_ value: JSON5Value) -> FontDeclarations.Family? {
    guard let name = value["name"]?.string else { return nil }
    return FontDeclarations.Family(
      name: name, role: value["role"]?.string ?? "text", package: value["package"]?.string,
      files: elements(value["files"]).compactMap(file),
      languageIndexes: languageIndexes(value["languages"]), location: location(value))
  }

  private func languageIndexes(_ value: JSON5Value?) -> [String: Int] {
    var indexes: [String: Int] = [:]
    for element in elements(value) {
      guard let language = element["language"]?.string, let index = element["index"]?.integer else {
        continue
      }
      indexes[language] = index
    }
    return indexes
  }

  private func file(_ value: JSON5Value) -> FontDeclarations.File? {
    guard let path = value["path"]?.string else { return nil }
    return FontDeclarations.File(
      path: FilePath(path, relativeTo: root), weight: value["weight"]?.string ?? "regular",
      index: value["index"]?.integer ?? 0, axes: axes(value["axes"]), location: location(value))
  }

  // Written out, since as a chain of closures it crashes the optimizer of Swift 6.3.
  private func axes(_ value: JSON5Value?) -> [String: Double] {
    var axes: [String: Double] = [:]
    for element in elements(value) {
      guard let tag = element["tag"]?.string, let setting = element["value"]?.number else {
        continue
      }
      axes[tag] = setting
    }
    return axes
  }

  func serverStrings(_ value: JSON5Value) -> ServerStringsDeclaration? {
    guard let format = value["format"]?.string.flatMap(ServerStringsDeclaration.Format.init) else {
      return nil
    }
    return ServerStringsDeclaration(
      paths: texts(value["paths"]), format: format,
      sourceLanguage: value["sourceLanguage"]?.string,
      requiredLanguages: value["requiredLanguages"].map(texts), location: location(value))
  }
}
