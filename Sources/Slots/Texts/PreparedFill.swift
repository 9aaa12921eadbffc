import Checks

/// A fill whose names are found among the sources, so that this is done once for all languages.
struct PreparedFill: Sendable {
  /// What stands in an argument.
  struct Argument: Sendable {
    var name: String
    var values: PreparedFill
  }

  /// What the configuration says.
  var fill: SlotFill
  /// The slot that it belongs to.
  var slot: String
  /// The entries of catalogs.
  var entries: [SourceIndex.EntryReference] = []
  /// The intents that the manifest has.
  var dates: [String] = []
  /// The figures and sentences that the manifest has.
  var figures: [String] = []
  /// The server's entries.
  var serverEntries: [SourceIndex.ServerReference] = []
  /// What stands in the arguments.
  var arguments: [Argument] = []

  init(_ fill: SlotFill, slot: String) {
    self.fill = fill
    self.slot = slot
  }
}
