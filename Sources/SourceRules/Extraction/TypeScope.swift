import SwiftSyntax

/// The members of a type, of its declaration and of its extensions in one file.
struct TypeScope {
  /// How deep types within types are looked for.
  private static let depthLimit = 4

  private let budget: ScopeBudget
  private var members: [MemberBlockItemListSyntax] = []
  /// Whether the file declares the type rather than extend it only.
  private(set) var isDeclared = false
  /// The type that the name is an alias of.
  private(set) var alias: String?

  /// The type whose members a list is, with its other parts in the file.
  init?(around list: Syntax, _ budget: ScopeBudget) {
    guard let block = list.parent, let declaration = block.parent,
      let name = Self.name(of: declaration)
    else { return nil }
    self.init(named: name, in: list.root, budget)
    if members.isEmpty, let list = list.as(MemberBlockItemListSyntax.self) { members = [list] }
  }

  /// The type of a name; nil where the file has none.
  init?(named name: String, in root: Syntax, _ budget: ScopeBudget) {
    self.budget = budget
    guard let file = root.as(SourceFileSyntax.self) else { return nil }
    for item in file.statements {
      guard budget.spend() else { break }
      guard case .decl(let declaration) = item.item else { continue }
      collect(name, Syntax(declaration), depth: 0)
    }
    if members.isEmpty, alias == nil { return nil }
  }

  private mutating func collect(_ name: String, _ declaration: Syntax, depth: Int) {
    if let alias = declaration.as(TypeAliasDeclSyntax.self), alias.name.text == name {
      self.alias = alias.initializer.value.compactText
      return
    }
    if let branches = declaration.as(IfConfigDeclSyntax.self) {
      for clause in branches.clauses {
        for item in clause.elements?.as(CodeBlockItemListSyntax.self) ?? [] {
          if case .decl(let inner) = item.item { collect(name, Syntax(inner), depth: depth) }
        }
      }
      return
    }
    guard let list = Self.members(of: declaration) else { return }
    if Self.name(of: declaration) == name {
      members.append(list)
      if !declaration.is(ExtensionDeclSyntax.self) { isDeclared = true }
    }
    guard depth < Self.depthLimit else { return }
    for member in list {
      guard budget.spend() else { return }
      guard Self.canHoldTypes(member.decl) else { continue }
      collect(name, Syntax(member.decl), depth: depth + 1)
    }
  }

  private static func canHoldTypes(_ declaration: DeclSyntax) -> Bool {
    switch declaration.kind {
    case .structDecl, .enumDecl, .classDecl, .actorDecl, .typeAliasDecl: true
    default: false
    }
  }

  private static func members(of declaration: Syntax) -> MemberBlockItemListSyntax? {
    switch declaration.kind {
    case .structDecl: declaration.as(StructDeclSyntax.self)?.memberBlock.members
    case .enumDecl: declaration.as(EnumDeclSyntax.self)?.memberBlock.members
    case .classDecl: declaration.as(ClassDeclSyntax.self)?.memberBlock.members
    case .actorDecl: declaration.as(ActorDeclSyntax.self)?.memberBlock.members
    case .protocolDecl: declaration.as(ProtocolDeclSyntax.self)?.memberBlock.members
    case .extensionDecl: declaration.as(ExtensionDeclSyntax.self)?.memberBlock.members
    default: nil
    }
  }

  private static func name(of declaration: Syntax) -> String? {
    switch declaration.kind {
    case .structDecl: declaration.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: declaration.as(EnumDeclSyntax.self)?.name.text
    case .classDecl: declaration.as(ClassDeclSyntax.self)?.name.text
    case .actorDecl: declaration.as(ActorDeclSyntax.self)?.name.text
    case .protocolDecl: declaration.as(ProtocolDeclSyntax.self)?.name.text
    case .extensionDecl: declaration.as(ExtensionDeclSyntax.self)?.extendedType.compactText
    default: nil
    }
  }

  /// What a property stands for.
  func value(_ name: String) -> SourceScope.Declaration? {
    for list in members {
      for member in list {
        guard budget.spend() else { return .unknown }
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        if let found = BlockScope(budget: budget).value(name, of: variable) { return found }
      }
    }
    return nil
  }

  /// What a method of a name returns, where all of that name return the same.
  func function(_ name: String) -> SourceScope.Declaration? {
    let functions = members.flatMap { list in
      list.prefix { _ in budget.spend() }.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .filter { $0.name.text == name }
    }
    return Self.result(of: functions)
  }

  /// What functions return, where all return the same.
  static func result(of functions: [FunctionDeclSyntax]) -> SourceScope.Declaration? {
    let types = Set(functions.map { $0.signature.returnClause?.type.compactText })
    guard types.count == 1, let type = types.first, let type else { return nil }
    return .typed(type)
  }
}
