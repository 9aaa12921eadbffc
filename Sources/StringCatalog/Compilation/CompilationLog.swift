/// Collects what a compilation has to say, and bounds how much it produces.
struct CompilationLog {
  /// The most varied texts that a catalog may compile to: devices and widths multiply what lies in
  /// them.
  static let largestTextCount = 1_000_000

  private(set) var diagnostics: [CompilationDiagnostic] = []
  private var textCount = 0
  private var hasPhrases = false

  mutating func add(_ diagnostic: CompilationDiagnostic) { diagnostics.append(diagnostic) }

  /// Counts a varied text; false where there are too many.
  mutating func countText(at range: ByteRange) -> Bool {
    textCount += 1
    if textCount == Self.largestTextCount {
      add(
        CompilationDiagnostic(
          .error, at: range,
          "the catalog compiles to more than \(Self.largestTextCount) varied texts",
          remedy: "Let fewer texts vary by device and width at once."))
    }
    return textCount < Self.largestTextCount
  }

  /// Says once that a catalog has phrases of App Shortcuts, whose compiled form isn't public.
  mutating func notePhrases(_ set: StringSet) {
    guard !hasPhrases else { return }
    hasPhrases = true
    add(
      CompilationDiagnostic(
        .warning, at: set.range, "the phrases of App Shortcuts are not compiled",
        remedy: "Let Xcode compile this catalog; the form that the system reads isn't public."))
  }

  /// Says that a text has characters that XML can't hold.
  mutating func addControls(at range: ByteRange, language: String, key: String) {
    add(
      CompilationDiagnostic(
        .error, at: range, "the text has a control character, which XML can't hold",
        remedy: "Remove the character, or write binary files.", language: language, key: key))
  }

  /// The diagnostics in the order of the file, each with its line and column.
  func placed(in catalog: Catalog) -> [CompilationDiagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let bytes = catalog.document.bytes
    let lines = LineIndex(bytes)
    return diagnostics.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map { _, diagnostic in
      var diagnostic = diagnostic
      diagnostic.position = lines.position(of: diagnostic.range.lowerBound, in: bytes)
      return diagnostic
    }
  }
}
