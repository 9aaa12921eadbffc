/// A key of a file in JSON5, such as the configuration: what it means and what may stand there.
///
/// The table of keys is data; reading, the errors and the JSON Schema are made from it.
package struct ConfigurationKey: Sendable {
  /// What may stand at a key.
  package indirect enum Form: Sendable {
    /// Any text.
    case text
    /// A language's identifier.
    case language
    /// A whole number of at least the given one.
    case wholeNumber(minimum: Int)
    /// A number between two, both included.
    case number(minimum: Double, maximum: Double)
    /// 'true' or 'false'.
    case flag
    /// One of some words.
    case choice([String])
    /// A list whose elements all have one form.
    case list(Form)
    /// An object whose members are names of rules, all with one form of value.
    case perRule(Form)
    /// The name of a rule.
    case rule
    /// An object with keys of its own.
    case object([ConfigurationKey])
  }

  /// The key.
  var name: String
  /// What may stand there.
  var form: Form
  /// What it means, in sentences, for the schema and the documentation.
  var meaning: String
  /// Whether the object is in error without it.
  var isRequired = false

  /// Creates a key.
  package init(name: String, form: Form, meaning: String, isRequired: Bool = false) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
