import Findings

/// Why an entry of a catalog, or the catalog as a whole, has no symbol in the generated file.
public struct SymbolDiagnostic: Sendable, Hashable {
  /// What is the matter.
  public enum Problem: Sendable, Hashable {
    /// Another entry has the same symbol, or a property of the name of this function or the other
    /// way round: Xcode's "This string key would generate the same symbol as …".
    case sameSymbol(key: String, line: Int, symbol: String)
    /// The symbol can't be derived: Xcode's "Unable to derive a symbol name from this key.", "This
    /// key is too close to a reserved keyword in Swift." and the like.
    case underivable(SymbolError)
    /// The entry isn't manual.
    case notManual(ExtractionState?)
    /// The entry has `generatesSymbol : false`.
    case optedOut
    /// The key comes again further below, and Xcode reads only the last.
    case repeatedKey(line: Int)
    /// The table's name makes no name of a type.
    case tableName(SymbolError)
    /// Another catalog's symbols go to a file of this name, or differ from it only by case.
    case sameFile(path: String)
    /// Another catalog has an enumeration, or a symbol outside of all, of the table's name.
    case sameNamespace(path: String, name: String)
  }

  /// How serious it is: an error where a symbol is wanted, a warning where it isn't.
  public var severity: Severity
  /// What is the matter.
  public var problem: Problem
  /// The entry's key; `nil` where the whole catalog is meant.
  public var key: String?
  /// The place in the catalog.
  public var position: TextPosition

  /// Creates a diagnostic.
  public init(
    severity: Severity, problem: Problem, key: String?,
    position: TextPosition = TextPosition(line: 1, column: 1)
  ) {
    self.severity = severity
    self.problem = problem
    self.key = key
    self.position = position
  }

  /// Whether somebody decided that the entry has no symbol.
  public var isDeliberate: Bool {
    switch problem {
    case .notManual, .optedOut: true
    default: false
    }
  }

  /// The diagnostic in a compiler's form: `path:line:column: error: message. remedy`.
  public func description(path: String) -> String {
    let subject = key.map { "no symbol for \(Self.quoted($0)): " } ?? "no symbols: "
    return VisibleText.spelled(path) + ":\(position.line):\(position.column): "
      + "\(severity.rawValue): \(subject)\(message). \(remedy)"
  }

  /// The most characters of a key that a message repeats.
  private static let longestKey = 80

  static func quoted(_ text: String) -> String {
    let start = text.prefix(longestKey)
    return "'\(VisibleText.spelled(String(start)))\(start.endIndex < text.endIndex ? "…" : "")'"
  }
}
