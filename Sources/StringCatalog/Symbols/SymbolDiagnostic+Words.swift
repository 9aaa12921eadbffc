extension SymbolDiagnostic {
  /// What is wrong, without a full stop.
  public var message: String {
    switch problem {
    case .sameSymbol(let key, let line, let symbol):
      "it would be the same symbol as that of \(Self.quoted(key)) in line \(line), '\(symbol)'"
    case .underivable(let error): error.message
    case .notManual(let state):
      "its extraction state is \(state.map { "'\($0.catalogSpelling)'" } ?? "automatic"), not 'manual'"
    case .optedOut: "'generatesSymbol' is false"
    case .repeatedKey(let line): "the key comes again in line \(line), and only the last one counts"
    case .tableName(let error): error.tableMessage
    case .sameFile(let path):
      "those of \(Self.quoted(path)) go to a file of the same name"
    case .sameNamespace(let path, let name):
      "\(Self.quoted(path)) has an enumeration or a symbol of the table's name already, '\(name)'"
    }
  }

  /// What to do about it, as a sentence.
  public var remedy: String {
    switch problem {
    case .sameSymbol: "Rename one of the keys, or set 'generatesSymbol' to false in one entry."
    case .underivable(let error): error.remedy
    case .notManual: "Set it to 'manual' where a symbol is wanted, or include automatic entries."
    case .optedOut: "Remove the field where a symbol is wanted."
    case .repeatedKey: "Remove one of the two entries."
    case .tableName, .sameFile, .sameNamespace: "Rename the catalog."
    }
  }
}

extension SymbolError {
  /// Why an entry has no symbol, without a full stop.
  fileprivate var message: String {
    switch self {
    case .noWords: "the key has no word to make a name from"
    case .reserved(let name): "its name '\(name)' is too close to a reserved word of Swift"
    case .invalidIdentifier(let name):
      "its name \(SymbolDiagnostic.quoted(name)) is none that Swift takes"
    case .noSwiftType(let specifier, _):
      "the argument \(SymbolDiagnostic.quoted(specifier)) has no Swift type"
    case .undefinedSubstitution(let name):
      "the substitution \(SymbolDiagnostic.quoted(name)) isn't defined or has no format specifier"
    case .invalidLabel(let label):
      "the label \(SymbolDiagnostic.quoted(label)) makes no Swift name"
    case .duplicateLabel(let label):
      "two arguments have the label \(SymbolDiagnostic.quoted(label))"
    case .missingArgument(let position):
      "no specifier uses argument \(position), though one uses a later argument"
    }
  }

  fileprivate var remedy: String {
    switch self {
    case .noWords, .invalidIdentifier:
      "Name the key in words that begin with a letter, or set 'generatesSymbol' to false."
    case .reserved(let name):
      "Rename the key, such as to '\(name).label', or set 'generatesSymbol' to false."
    case .noSwiftType:
      "Use a specifier such as '%@', '%lld' or '%lf', or set 'generatesSymbol' to false."
    case .undefinedSubstitution: "Define it under 'substitutions' in the source language."
    case .invalidLabel: "Write a label of letters, such as 'name'."
    case .duplicateLabel: "Give each argument a label of its own."
    case .missingArgument: "Number the arguments without gaps."
    }
  }

  /// Why a table's symbols have no place to stand in, without a full stop.
  fileprivate var tableMessage: String {
    switch self {
    case .reserved(let name): "no type may have the name of the table, '\(name)'"
    default: "the table's name makes no name of a Swift type"
    }
  }
}
