import Findings

/// What a compilation has to say about a place in a catalog.
///
/// The wording of what `xcstringstool` says too is its own, so that what reads its output reads this.
public struct CompilationDiagnostic: Sendable, Hashable {
  /// How serious it is; after an error nothing of the catalog is written.
  public var severity: Severity
  /// Where it is.
  public var position: TextPosition
  /// What is wrong, without a full stop.
  public var message: String
  /// What to do about it, as a sentence.
  public var remedy: String
  /// The language, where it is within one.
  public var language: String?
  /// The entry's key, where it is within one.
  public var key: String?
  /// The part of the localization, as XLIFF identifiers spell it, such as `substitutions.days`.
  public var part: String?
  /// The bytes that it is about.
  public var range: ByteRange

  init(
    _ severity: Severity, at range: ByteRange, _ message: String, remedy: String,
    language: String? = nil, key: String? = nil, part: String? = nil
  ) {
    self.severity = severity
    self.range = range
    self.message = message
    self.remedy = remedy
    self.language = language
    self.key = key
    self.part = part
    position = TextPosition(line: 1, column: 1)
  }

  /// The message with language and key behind it: `… (en: key|==|part)`.
  public var text: String {
    guard let key else { return message }
    let place = part.map { "\(key)|==|\($0)" } ?? key
    return "\(message) (\(language.map { "\($0): " } ?? "")\(place))"
  }

  /// The diagnostic in a compiler's form, `path:line:column: error: text`, on one line.
  ///
  /// - Parameter path: The catalog's path.
  /// - Returns: The line without its end; what can't be seen is spelled out.
  public func line(path: String) -> String {
    VisibleText.spelled(
      "\(path):\(position.line):\(position.column): \(severity.rawValue): \(text)")
  }

  /// The remedy in a compiler's form, `path:line:column: note: remedy`, on one line.
  ///
  /// - Parameter path: The catalog's path.
  /// - Returns: The line without its end.
  public func remedyLine(path: String) -> String {
    VisibleText.spelled("\(path):\(position.line):\(position.column): note: \(remedy)")
  }
}
