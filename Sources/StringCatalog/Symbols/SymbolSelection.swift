/// Decides which entries of a catalog have a symbol, and says why the others have none.
///
/// Where two entries make the same symbol, the first keeps it, as the check `symbol-collision` says
/// too; an entry that Xcode makes a symbol for comes before one that it doesn't.
struct SymbolSelection {
  private(set) var symbols: [GeneratedSymbol] = []
  private var excluded: [(index: Int, diagnostic: SymbolDiagnostic)] = []
  private var taken: [SymbolName: [Taken]] = [:]
  private let catalog: Catalog
  private let table: String
  private let lines: LineIndex

  /// A symbol that is taken, and by whom.
  private struct Taken {
    var signature: SymbolSignature
    var key: String
    var line: Int
  }

  /// The entries without a symbol, in the order of the catalog.
  var diagnostics: [SymbolDiagnostic] {
    excluded.sorted { $0.index < $1.index }.map(\.diagnostic)
  }

  init(_ catalog: Catalog, table: String, includesAutomatic: Bool) {
    self.catalog = catalog
    self.table = table
    lines = LineIndex(catalog.document.bytes)
    let last = Dictionary(
      catalog.entries.enumerated().map { (Array($1.key.utf8), $0) },
      uniquingKeysWith: { max($0, $1) })
    var automatic: [(index: Int, entry: CatalogEntry)] = []
    for (index, entry) in catalog.entries.enumerated() {
      if let later = last[Array(entry.key.utf8)], later != index {
        let line = position(of: catalog.entries[later]).line
        exclude(entry, at: index, because: .repeatedKey(line: line))
      } else if entry.generatesSymbol?.value == false {
        exclude(entry, at: index, because: .optedOut)
      } else if entry.generatesSwiftSymbol {
        add(entry, at: index)
      } else if includesAutomatic {
        automatic.append((index, entry))
      } else {
        exclude(entry, at: index, because: .notManual(entry.extractionState?.value))
      }
    }
    for (index, entry) in automatic { add(entry, at: index) }
  }

  private mutating func add(_ entry: CatalogEntry, at index: Int) {
    let language = catalog.sourceLanguage?.value ?? "en"
    let derivation = SymbolDerivation(entry.symbolSource(table: table, sourceLanguage: language))
    guard let signature = derivation.signature else {
      for error in derivation.errors { exclude(entry, at: index, because: .underivable(error)) }
      return
    }
    if let other = taken[signature.name]?.first(where: { $0.signature.excludes(signature) }) {
      let problem = SymbolDiagnostic.Problem.sameSymbol(
        key: other.key, line: other.line, symbol: other.signature.description)
      exclude(entry, at: index, because: problem)
      return
    }
    let line = position(of: entry).line
    taken[signature.name, default: []].append(
      Taken(signature: signature, key: entry.key, line: line))
    symbols.append(GeneratedSymbol(entry: entry, signature: signature))
  }

  /// Nobody was promised a symbol for an entry that isn't manual, so that its lack is no error.
  private mutating func exclude(
    _ entry: CatalogEntry, at index: Int, because problem: SymbolDiagnostic.Problem
  ) {
    let isPromised: Bool
    switch problem {
    case .sameSymbol, .underivable: isPromised = entry.generatesSwiftSymbol
    default: isPromised = false
    }
    let diagnostic = SymbolDiagnostic(
      severity: isPromised ? .error : .warning, problem: problem, key: entry.key,
      position: position(of: entry))
    excluded.append((index, diagnostic))
  }

  private func position(of entry: CatalogEntry) -> TextPosition {
    lines.position(of: entry.keyRange.lowerBound, in: catalog.document.bytes)
  }
}

extension SymbolSignature {
  /// Whether Xcode refuses another symbol beside this one of the same name.
  ///
  /// Source: nightscout/Trio's issue 1360, where "glucose" and "Glucose: %@" are refused. Inferred:
  /// labels keep two functions apart, types don't.
  fileprivate func excludes(_ other: SymbolSignature) -> Bool {
    labels == other.labels || parameters.isEmpty != other.parameters.isEmpty
  }
}
