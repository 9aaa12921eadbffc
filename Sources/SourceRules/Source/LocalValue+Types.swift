import SwiftSyntax

extension LocalValue {
  /// Looks for a property of a type that the file declares, at its top level or within another type.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - type: The type's name, as written before the dot.
  ///   - node: A place in the file.
  ///   - budget: How much may be looked at.
  /// - Returns: The value; nil where the file has no such type or property.
  static func property(
    _ name: String, ofType type: String, at node: some SyntaxProtocol, _ budget: ScopeBudget
  ) -> LocalValue? {
    guard let file = node.root.as(SourceFileSyntax.self) else { return nil }
    return file.statements.prefix(typeLimit).firstValue { item in
      guard budget.spend(), let (declared, members) = item.item.as(DeclSyntax.self)?.typeMembers
      else { return nil }
      if declared == type, let value = property(name, in: members, budget) { return value }
      return members.prefix(typeLimit).firstValue { member in
        guard budget.spend(), let nested = member.decl.typeMembers, nested.name == type else {
          return nil
        }
        return property(name, in: nested.members, budget)
      }
    }
  }

  /// The most declarations of a file or a type among which a type is looked for.
  private static let typeLimit = 200
}

extension DeclSyntax {
  /// The name and members of a type or an extension.
  fileprivate var typeMembers: (name: String, members: MemberBlockItemListSyntax)? {
    if let type = self.as(EnumDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    } else if let type = self.as(StructDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    } else if let type = self.as(ClassDeclSyntax.self) {
      return (type.name.text, type.memberBlock.members)
    } else if let type = self.as(ExtensionDeclSyntax.self) {
      return (type.extendedType.trimmedDescription, type.memberBlock.members)
    }
    return nil
  }
}
