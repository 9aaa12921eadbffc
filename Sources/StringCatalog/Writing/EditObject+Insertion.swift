extension EditObject {
  /// Adds a member where the order of the keys has its place, laid out like its neighbours.
  @discardableResult
  mutating func insert(
    _ member: JSONMember, in place: EditPlace, of document: JSONDocument
  ) -> Int {
    let writer = JSONWriter(place.habits)
    let position = position(of: member.name, in: place)
    let (leading, trailing) = makeRoom(at: position, in: place, of: document)
    let value = writer.bytes(
      of: member.value, indentation: leading.indentation(in: document))
    return take(
      Member(
        leading: leading, key: .written(member.key.written(place.habits.escaping)),
        name: member.name, colon: .written(Array(place.habits.colon.utf8)),
        value: .written(value), trailing: trailing, origin: nil),
      at: position)
  }

  /// Where a key belongs: by the order of the keys where they have one, else at the end.
  mutating func position(of name: String, in place: EditPlace) -> Int {
    let sorting = sortsKeys()
    let names = order.lazy.map { [members] in members[$0].name }
    if place.part == .strings {
      return sorting.position(of: name, among: names) ?? order.count
    }
    guard sorting == .xcode, !place.habits.unsortedParts.contains(place.part) else {
      return learnedPosition(of: name, in: place)
    }
    return sorting.position(of: name, among: names) ?? order.count
  }

  /// How the keys were ordered when the object was opened, which every insertion keeps up.
  mutating func sortsKeys() -> KeySorting {
    if let sorting { return sorting }
    let found = KeySorting(of: members.prefix(openedCount).map(\.name))
    sorting = found
    return found
  }

  /// Where a key belongs by the order of fields that the file has shown, else at the end.
  private func learnedPosition(of name: String, in place: EditPlace) -> Int {
    order.firstIndex { place.habits.fieldOrder.precedes(name, members[$0].name) == true }
      ?? order.count
  }

  /// The white space around a new member at a place; the neighbours' own is moved where need be.
  mutating func makeRoom(
    at position: Int, in place: EditPlace, of document: JSONDocument
  ) -> (leading: EditText, trailing: EditText) {
    guard let first = order.first, let last = order.last else {
      return roomInEmpty(place)
    }
    let gap = EditText.written(Array(place.habits.comma.utf8.dropFirst()))
    let isBroken = members[first].leading.indentation(in: document) != nil
    if position == 0 {
      let leading = members[first].leading
      let trailing = order.count > 1 ? members[first].trailing : .written([])
      if !isBroken { members[first].leading = order.count > 1 ? members[order[1]].leading : gap }
      return (leading, trailing)
    }
    let before = order[position - 1]
    let leading =
      order.count > 1
      ? plainer(members[order[max(1, position - 1)]].leading, leading(at: position), of: document)
      : isBroken ? members[first].leading : gap
    let trailing = members[before].trailing
    if before == last {
      members[last].trailing =
        order.count > 1 ? members[order[order.count - 2]].trailing : .written([])
    }
    return (leading, trailing)
  }

  private func leading(at position: Int) -> EditText? {
    position < order.count ? members[order[position]].leading : nil
  }

  /// The shorter of two stretches of white space: blank lines that part groups are not copied.
  private func plainer(
    _ one: EditText, _ other: EditText?, of document: JSONDocument
  ) -> EditText {
    guard let other, other.bytes(in: document).count < one.bytes(in: document).count else {
      return one
    }
    return other
  }

  private func roomInEmpty(_ place: EditPlace) -> (leading: EditText, trailing: EditText) {
    guard !place.habits.inlineParts.contains(place.part) else {
      let padding = Array(place.habits.padding.utf8)
      return (.written(padding), .written(padding))
    }
    let line = Array(place.habits.lineEnding.rawValue.utf8) + place.indentation
    return (.written(line + Array(place.habits.indentation.utf8)), .written(line))
  }
}
