/// Something that a browser told without being asked.
struct DevToolsEvent: Sendable {
  /// What happened, such as `Page.loadEventFired`.
  var method: String
  /// The details.
  var parameters: JSONValue
}
