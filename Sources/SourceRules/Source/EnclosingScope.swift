import SwiftSyntax

/// The names and literals of the declaration around a place, comments left out.
struct EnclosingScope {
  /// The names, keywords among them.
  let names: Set<String>
  /// Whether the code only reads dates and shows none.
  let onlyParses: Bool
  /// Whether the code takes the locale for fixed formats, by its identifier or a constant for it.
  let usesPosixLocale: Bool
  /// Whether the code names an English locale.
  let usesEnglishLocale: Bool
  /// Whether the code holds a date format for machines.
  let hasMachineFormat: Bool
  /// Whether a name in the code tells of the user's clock.
  let choosesClock: Bool
  /// Whether the code asks for the direction of writing.
  let asksForDirection: Bool

  /// Reads the function, initializer, accessor or property around a node; at the top level of a
  /// file, the file.
  init(around node: some SyntaxProtocol, in source: InspectedSource) {
    var scope = Syntax(node)
    let budget = source.scopes.budget
    while let parent = scope.parent, !scope.isDeclarationWithCode {
      // Where people don't write, what is farther away doesn't count.
      guard budget.spend() else { break }
      scope = parent
    }
    let range = scope.range.clamped(to: 0..<source.bytes.count)
    self = source.scopes.scope(of: range) { EnclosingScope(code: source.bytes[range]) }
  }

  private init(code: ArraySlice<UInt8>) {
    var reader = Reader()
    WordScanner.scan(Array(code), &reader)
    names = reader.names
    let onlyParses =
      reader.callsDateFrom && !names.contains("string") && !names.contains("formatted")
    self.onlyParses = onlyParses
    usesPosixLocale =
      reader.literals.contains { $0.hasPrefix("en_US_POSIX") }
      || names.contains { $0.lowercased().contains("posix") }
    usesEnglishLocale = reader.literals.contains { $0.hasPrefix("en") && $0.utf8.count <= 5 }
    hasMachineFormat = reader.literals.contains {
      $0.utf8.count <= 64 && DatePattern($0).isMachineReadable
    }
    asksForDirection = !names.isDisjoint(with: Self.directionNames)
    choosesClock = names.contains { name in
      let name = name.lowercased()
      return Self.clockWords.contains { name.contains($0) }
    }
  }

  /// What names of the user's clock hold, in lower case.
  private static let clockWords = [
    "24h", "12h", "hourcycle", "twentyfour", "twelvehour", "military",
  ]

  /// The names by which UIKit, AppKit and SwiftUI tell the direction of writing.
  private static let directionNames: Set<String> = [
    "characterDirection", "effectiveUserInterfaceLayoutDirection", "layoutDirection", "rightToLeft",
    "userInterfaceLayoutDirection",
  ]

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
