import Findings

/// Texts that stand in a slot, or values that stand in an argument of such a text.
public struct SlotFill: Sendable, Hashable {
  /// Patterns of keys of catalog entries, in which `*` stands for any characters.
  public var entries: [String] = []
  /// A pattern of the catalogs that the entries are in; nil for all.
  public var catalog: String?
  /// Names of date intents in the app's rendered manifest.
  public var dates: [String] = []
  /// The moments of the dates; empty for all that are rendered.
  public var instants: [String] = []
  /// The clocks of the dates, `12h` or `24h`; empty for both.
  public var clocks: [String] = []
  /// Patterns of names of figures and sentences in the app's rendered manifest.
  public var figures: [String] = []
  /// Patterns of keys of a server's texts.
  public var serverKeys: [String] = []
  /// Texts that stand as they are, in every language.
  public var samples: [String] = []
  /// Whole numbers, which each language writes in its own way and chooses a plural by.
  public var numbers: [Int] = []
  /// What stands in the arguments of the entries and of the server's texts.
  public var arguments: [ArgumentFill] = []
  /// Where it stands in the configuration.
  public var location: SourceLocation

  /// Creates a fill that has nothing.
  public init(location: SourceLocation) {
    self.location = location
  }
}

/// What stands in one argument of a text.
public struct ArgumentFill: Sendable, Hashable {
  /// The argument's name, or its position from 1 where it has none.
  public var name: String
  /// The values; every combination with those of the other arguments is measured.
  public var values: SlotFill

  /// Creates an argument's values.
  public init(name: String, values: SlotFill) {
    self.name = name
    self.values = values
  }
}
