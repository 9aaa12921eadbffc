/// A function of an app that looks a text up in a catalog.
public struct LocalizingRoutine: Sendable, Hashable {
  /// The function's name as it is called, such as `tr` or `L10n.tr`.
  public var name: String
  /// The label of the argument that is the key; nil for the first without a label.
  public var keyLabel: String?
  /// The label of the argument that names the table.
  public var tableLabel: String?
  /// The label of the argument that is the comment.
  public var commentLabel: String?

  /// Creates a routine.
  public init(
    name: String, keyLabel: String? = nil, tableLabel: String? = nil, commentLabel: String? = nil
  ) {
    self.name = name
    self.keyLabel = keyLabel
    self.tableLabel = tableLabel
    self.commentLabel = commentLabel
  }
}
