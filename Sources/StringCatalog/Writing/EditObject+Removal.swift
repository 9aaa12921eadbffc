extension EditObject {
  /// Removes a member with its comma; the white space at the object's ends stays.
  mutating func remove(_ number: Int, in place: EditPlace, of document: JSONDocument) {
    guard let position = order.firstIndex(of: number) else { return }
    let member = members[number]
    if order.count == 1 {
      inside = .written(
        place.habits.inside(of: place.habits.emptyObject, indentation: outerIndentation(place)))
    } else if position == order.count - 1 {
      members[order[position - 1]].trailing = member.trailing
    } else if position == 0, member.leading.indentation(in: document) == nil {
      members[order[1]].leading = member.leading
    }
    drop(number)
  }

  private func outerIndentation(_ place: EditPlace) -> [UInt8]? {
    place.habits.inlineParts.contains(place.part) ? nil : place.indentation
  }

  /// Gives a member another key, and the place that the order of the keys has for it.
  mutating func rename(
    _ number: Int, to name: String, in place: EditPlace, of document: JSONDocument
  ) {
    guard let position = order.firstIndex(of: number) else { return }
    let sorting = order.count > 1 ? sortsKeys() : .none
    let others = order.filter { $0 != number }.map { members[$0].name }
    var member = members[number]
    member.name = name
    member.key = .written(place.habits.escaping.quoted(name))
    let target = sorting.position(of: name, among: others) ?? position
    if target == position {
      drop(number)
    } else {
      remove(number, in: place, of: document)
      (member.leading, member.trailing) = makeRoom(at: target, in: place, of: document)
    }
    take(member, at: target)
  }

  /// Puts the members in Xcode's order; the white space between them stays in its place.
  mutating func sort() {
    let sorted = CatalogKeyOrder().sorted(order) { members[$0].name }
    guard sorted != order else { return }
    let spaces = order.map { (members[$0].leading, members[$0].trailing) }
    for (number, space) in zip(sorted, spaces) {
      (members[number].leading, members[number].trailing) = space
    }
    order = sorted
    sorting = .xcode
  }
}
