import SwiftSyntax

extension SourceContext {
  /// Whether the file imports one of the modules at its top level, in whatever branch of `#if`.
  func imports(_ modules: Set<String>) -> Bool {
    Self.imports(modules, source.tree.statements)
  }

  private static func imports(
    _ modules: Set<String>, _ statements: CodeBlockItemListSyntax
  ) -> Bool {
    statements.contains { statement in
      if let declaration = statement.item.as(ImportDeclSyntax.self) {
        return modules.contains(declaration.path.first?.name.text ?? "")
      }
      guard let conditional = statement.item.as(IfConfigDeclSyntax.self) else { return false }
      return conditional.clauses.contains { clause in
        guard case .statements(let statements) = clause.elements else { return false }
        return imports(modules, statements)
      }
    }
  }
}
