import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The modules that the statements import, in whatever branch of `#if`.
  var importedModules: Set<String> {
    var modules: Set<String> = []
    for statement in self {
      if let declaration = statement.item.as(ImportDeclSyntax.self) {
        if let name = declaration.path.first?.name.text { modules.insert(name) }
      } else if let conditional = statement.item.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard case .statements(let statements) = clause.elements else { continue }
          modules.formUnion(statements.importedModules)
        }
      }
    }
    return modules
  }
}
