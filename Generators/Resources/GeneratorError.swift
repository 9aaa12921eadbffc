/// Why data can't be generated, in a sentence for whoever ran the generator.
public struct GeneratorError: Error, CustomStringConvertible {
  /// What went wrong.
  public let description: String

  /// Creates an error with its sentence.
  public init(_ description: String) { self.description = description }
}
