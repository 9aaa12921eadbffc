/// Words before a number that it names rather than counts, as in "Channel %lld settings".
///
/// English; the project's own choice.
enum NumberLabels {
  /// The words in small letters.
  static let words: Set<String> = [
    "button", "case", "channel", "chapter", "code", "column", "day", "device", "episode", "error",
    "figure", "floor", "gate", "id", "index", "ios", "key", "lap", "layer", "level", "line",
    "macos", "mode", "month", "no", "node", "number", "option", "page", "part", "phase", "player",
    "port", "preset", "priority", "profile", "question", "room", "round", "row", "rule", "season",
    "section", "sensor", "slot", "stage", "step", "table", "track", "type", "version", "week",
    "year", "zone",
  ]
}
