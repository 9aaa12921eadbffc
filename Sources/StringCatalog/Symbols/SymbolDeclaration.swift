/// The property or function of a symbol, in Swift.
///
/// Source: symbols that Xcode 26 generated in public projects, such as
/// `LocalizedStringResource("%lld MiB", defaultValue: "\(arg1, specifier: "%lld")", table: …)`.
struct SymbolDeclaration {
  let signature: SymbolSignature
  let key: String
  let table: String
  let sourceValue: String?

  /// The declaration before its body, without access and `static`.
  var head: String {
    let name = SymbolPrinter.spelled(signature.name.base)
    if signature.parameters.isEmpty { return "var \(name): LocalizedStringResource" }
    let names = parameterNames
    let parameters = zip(signature.parameters, names).map { parameter, name in
      let label = parameter.label ?? "_"
      return
        "\(label == name ? name : "\(Self.spelled(label)) \(name)"): \(parameter.type.rawValue)"
    }
    return "func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
  }

  /// The expression that makes the resource.
  ///
  /// A property's key is a localization value, as Xcode writes it, and has no default value. One
  /// with a `%` is a static string instead, so that nothing can take it for a specifier.
  var body: String {
    var arguments = [SwiftLiteral.quoted(key)]
    if !signature.parameters.isEmpty {
      arguments.append("defaultValue: \"\(interpolations)\"")
    } else if key.contains("%") {
      arguments.append("defaultValue: \(SwiftLiteral.quoted(sourceValue ?? key))")
    }
    arguments.append("table: \(SwiftLiteral.quoted(table))")
    arguments.append("bundle: \(SymbolPrinter.bundle)")
    return "LocalizedStringResource(\(arguments.joined(separator: ", ")))"
  }

  /// The arguments one after another, as Xcode writes them: the text comes from the table.
  private var interpolations: String {
    zip(signature.parameters, parameterNames).map { parameter, name in
      if parameter.type == .string { return "\\(\(name))" }
      return "\\(\(name), specifier: \(SwiftLiteral.quoted(parameter.specifier)))"
    }.joined()
  }

  /// The parameters' names in the body: their labels, unless something is in the way.
  private var parameterNames: [String] {
    var taken: Set<String> = [SymbolPrinter.bundle, "LocalizedStringResource"]
    for parameter in signature.parameters where parameter.label == nil {
      taken.insert("arg\(parameter.position)")
    }
    return signature.parameters.map { parameter in
      let position = parameter.position
      guard let label = parameter.label else { return "arg\(position)" }
      let isFree = !ReservedWords.keywords.contains(label) && taken.insert(label).inserted
      var name = isFree ? label : "arg\(position)"
      while !isFree, !taken.insert(name).inserted { name += "_" }
      return name
    }
  }

  /// Every keyword but three may be a label as it stands (SE-0001).
  private static func spelled(_ label: String) -> String {
    ["inout", "let", "var"].contains(label) ? "`\(label)`" : label
  }
}
