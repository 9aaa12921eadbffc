/// A generated symbol: a static property, or a static function where the entry has arguments.
public struct SymbolSignature: Sendable, Hashable {
  /// A parameter of the function.
  public struct Parameter: Sendable, Hashable {
    /// The argument's position, from 1.
    public var position: Int
    /// The argument's label; `nil` where the parameter has none and is named after its position.
    public var label: String?
    /// The argument's Swift type.
    public var type: SwiftArgumentType
    /// The specifier that formats it, without position and label, such as `%02lld`.
    public var specifier: String

    /// Creates a parameter.
    public init(position: Int, label: String?, type: SwiftArgumentType, specifier: String) {
      self.position = position
      self.label = label
      self.type = type
      self.specifier = specifier
    }
  }

  /// The name.
  public var name: SymbolName
  /// The parameters, by position; empty for a property.
  public var parameters: [Parameter]

  /// Creates a signature.
  public init(name: SymbolName, parameters: [Parameter]) {
    self.name = name
    self.parameters = parameters
  }
}

extension SymbolSignature.Parameter: CustomStringConvertible {
  /// The parameter as it is declared, such as `_ arg1: Int`.
  public var description: String {
    "\(label ?? "_ arg\(position)"): \(type.rawValue)"
  }
}

extension SymbolSignature: CustomStringConvertible {
  /// The symbol as it is declared, such as `Paywall.priceLine(_ arg1: String)`.
  public var description: String {
    if parameters.isEmpty { return name.description }
    return "\(name)(\(parameters.map(\.description).joined(separator: ", ")))"
  }
}
