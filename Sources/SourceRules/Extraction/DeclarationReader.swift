import SwiftSyntax

/// Reads declarations whose type makes a literal a key.
struct DeclarationReader {
  /// The most members of a type among which initializers are compared, each with all others.
  private static let memberLimit = 1_000

  private let calls: CallReader

  init(calls: CallReader) {
    self.calls = calls
  }

  /// The look-ups in the value or the getter of variables, and in the attributes of an intent's
  /// parameter.
  func uses(of variable: VariableDeclSyntax, in context: SourceContext) -> [LocalizedUse] {
    var uses: [LocalizedUse] = []
    for case .attribute(let attribute) in variable.attributes {
      uses += self.uses(of: attribute, in: context)
    }
    for binding in variable.bindings {
      guard let type = binding.typeAnnotation?.type, let name = LocalizedType.name(in: type) else {
        continue
      }
      if let value = binding.initializer?.value {
        uses += self.uses(of: ResultLiterals(of: value), name, context)
      }
      if let body = binding.accessorBlock?.getterBody {
        uses += self.uses(of: ResultLiterals(returnedBy: body), name, context)
      }
    }
    return uses
  }

  /// The look-ups in what a function returns and in the defaults of its parameters.
  func uses(of function: FunctionDeclSyntax, in context: SourceContext) -> [LocalizedUse] {
    var uses = self.uses(of: function.signature.parameterClause, in: context)
    if let type = function.signature.returnClause?.type, let name = LocalizedType.name(in: type),
      let body = function.body
    {
      uses += self.uses(of: ResultLiterals(returnedBy: body.statements), name, context)
    }
    return uses
  }

  /// The look-ups in the defaults of parameters.
  func uses(
    of clause: FunctionParameterClauseSyntax, in context: SourceContext
  ) -> [LocalizedUse] {
    clause.parameters.flatMap { parameter -> [LocalizedUse] in
      guard let value = parameter.defaultValue?.value,
        let name = LocalizedType.name(in: parameter.type)
      else { return [] }
      return uses(of: ResultLiterals(of: value), name, context)
    }
  }

  /// The parameters of a function or initializer that take a text to look up.
  func routines(named name: String, _ clause: FunctionParameterClauseSyntax) -> [DeclaredRoutine] {
    var routines: [DeclaredRoutine] = []
    var hasUnlabeled = false
    for parameter in clause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      defer { if label == nil { hasUnlabeled = true } }
      guard LocalizedType.name(in: parameter.type) != nil, label != nil || !hasUnlabeled else {
        continue
      }
      routines.append(DeclaredRoutine(name: name, keyLabel: label))
    }
    return routines
  }

  /// The parameters of an initializer that take a text to look up.
  ///
  /// Where another initializer of the type takes a `String` there, a literal is that: Swift prefers
  /// it for a literal.
  func routines(named name: String, _ initializer: InitializerDeclSyntax) -> [DeclaredRoutine] {
    let routines = routines(named: name, initializer.signature.parameterClause)
    guard !routines.isEmpty,
      let list = Syntax(initializer).parent?.parent?.as(MemberBlockItemListSyntax.self),
      list.count <= Self.memberLimit
    else { return routines }
    let texts = list.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .flatMap { $0.signature.parameterClause.parameters }
      .filter { $0.type.compactText == "String" }
      .map { $0.firstName.text == "_" ? nil : $0.firstName.text }
    return routines.filter { !texts.contains($0.keyLabel) }
  }

  /// The cases of an enumeration that take a text to look up.
  func routines(ofCasesIn enumeration: EnumDeclSyntax) -> [DeclaredRoutine] {
    var routines: [DeclaredRoutine] = []
    for member in enumeration.memberBlock.members {
      guard let declaration = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
      for element in declaration.elements {
        var isFirst = true
        for parameter in element.parameterClause?.parameters ?? [] {
          let label = parameter.firstName?.text
          if LocalizedType.name(in: parameter.type) != nil, label != nil || isFirst {
            routines.append(DeclaredRoutine(name: element.name.text, keyLabel: label))
          }
          isFirst = false
        }
      }
    }
    return routines
  }

  /// The stored properties that the compiler's own initializer of a type takes.
  func routines(named name: String, _ variable: VariableDeclSyntax) -> [DeclaredRoutine] {
    let isStatic = variable.modifiers.contains {
      ["static", "class", "lazy"].contains($0.name.text)
    }
    guard !isStatic else { return [] }
    let isConstant = variable.bindingSpecifier.text == "let"
    return variable.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation?.type, LocalizedType.name(in: type) != nil,
        binding.accessorBlock == nil, !(isConstant && binding.initializer != nil),
        let label = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      return DeclaredRoutine(name: name, keyLabel: label)
    }
  }

  /// The titles in `@Parameter(title: "…")` and the like.
  private func uses(of attribute: AttributeSyntax, in context: SourceContext) -> [LocalizedUse] {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
      LocalizedType.titledAttributes.contains(name),
      let arguments = attribute.arguments?.as(LabeledExprListSyntax.self)
    else { return [] }
    return arguments.flatMap { argument -> [LocalizedUse] in
      guard let label = argument.label?.text, ["title", "description"].contains(label) else {
        return []
      }
      return uses(
        of: ResultLiterals(of: argument.expression), "@\(name)(\(label):)", context)
    }
  }

  private func uses(
    of found: ResultLiterals, _ routine: String, _ context: SourceContext
  ) -> [LocalizedUse] {
    found.literals.compactMap { literal in
      calls.use(
        LocalizedUse(
          routine: routine, key: ExtractedKey(""), isInPreview: context.isInPreview,
          position: calls.position(of: literal)), literal)
    }
  }
}

extension AccessorBlockSyntax {
  /// The statements of the getter.
  fileprivate var getterBody: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): return statements
    case .accessors(let list):
      return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    @unknown default: return nil
    }
  }
}
