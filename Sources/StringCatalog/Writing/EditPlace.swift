/// Where in a catalog an object under edit stands, and in which habits its writer wrote.
struct EditPlace: Sendable {
  /// What the object is.
  var part: CatalogPart
  /// The indentation of the line on which it begins.
  var indentation: [UInt8]
  /// Whether it stands on a line with another key before it, so that it takes one line itself.
  var isInline = false
  /// The habits to follow.
  var habits: WritingHabits
  /// How many objects it lies in.
  var depth = 0

  /// The place of a member's value.
  func value(of member: EditObject.Member, in document: JSONDocument) -> EditPlace {
    let own = member.leading.indentation(in: document)
    return EditPlace(
      part: part.child(named: member.name), indentation: own ?? indentation, isInline: own == nil,
      habits: habits, depth: depth + 1)
  }
}
