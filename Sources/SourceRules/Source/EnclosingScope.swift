import SwiftSyntax

/// The names and literals of the declaration around a place, comments left out.
struct EnclosingScope {
  /// The names, keywords among them.
  private(set) var names: Set<String> = []
  /// The contents of the literals in one line.
  private(set) var literals: Set<String> = []
  /// Whether the code calls `date(from:)`.
  private(set) var callsDateFrom = false

  /// Reads the function, initializer, accessor or property around a node; at the top level of a
  /// file, the file.
  init(around node: some SyntaxProtocol, in source: InspectedSource) {
    var scope = Syntax(node)
    while let parent = scope.parent, !scope.isDeclarationWithCode { scope = parent }
    let range = scope.range.clamped(to: 0..<source.bytes.count)
    var reader = Reader()
    WordScanner.scan(Array(source.bytes[range]), &reader)
    names = reader.names
    literals = reader.literals
    callsDateFrom = reader.callsDateFrom
  }

  /// Whether the code takes the locale for fixed formats, by its identifier or a constant for it.
  var usesPosixLocale: Bool {
    literals.contains { $0.hasPrefix("en_US_POSIX") }
      || names.contains { $0.lowercased().contains("posix") }
  }

  /// Whether the code only reads dates and shows none.
  var onlyParses: Bool {
    callsDateFrom && !names.contains("string") && !names.contains("formatted")
  }

  private struct Reader: WordScanner.Visitor {
    var names: Set<String> = []
    var literals: Set<String> = []
    var callsDateFrom = false
    private var isBehindDate = false

    mutating func visit(name: UnsafeBufferPointer<UInt8>, isBehindDot: Bool) {
      let name = String(decoding: name, as: UTF8.self)
      if isBehindDate, name == "from" { callsDateFrom = true }
      isBehindDate = isBehindDot && name == "date"
      names.insert(name)
    }

    mutating func visit(literal: UnsafeBufferPointer<UInt8>) {
      literals.insert(String(decoding: literal, as: UTF8.self))
    }

    mutating func visit(comment: UnsafeBufferPointer<UInt8>) {}
  }
}

extension Syntax {
  /// Whether the node is a function, an initializer or a property of a type or file.
  fileprivate var isDeclarationWithCode: Bool {
    if self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(SubscriptDeclSyntax.self) || self.is(AccessorDeclSyntax.self)
    {
      return true
    }
    guard self.is(VariableDeclSyntax.self) else { return false }
    // A local belongs to what surrounds it.
    return parent?.is(MemberBlockItemSyntax.self) ?? false
  }
}
