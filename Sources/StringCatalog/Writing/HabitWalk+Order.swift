extension HabitWalk {
  /// Reads whether an object's keys are in Xcode's order.
  mutating func readOrder(of object: Int, part: CatalogPart) {
    let end = Int(nodes[object].next)
    var previous = object + 1
    var key = Int(nodes[previous + 1].next)
    guard key < end else { return }
    var isSorted = true
    while key < end, isSorted {
      isSorted = !precedes(key, previous)
      previous = key
      key = Int(nodes[key + 1].next)
    }
    if isSorted { evidence.sortedParts.add(part) } else { evidence.unsortedParts.add(part) }
    learnFieldOrder(of: object, part: part)
  }

  /// Learns from the first objects of each kind only, since a habit shows early.
  private mutating func learnFieldOrder(of object: Int, part: CatalogPart) {
    let seen = evidence.sortedParts.count(of: part) + evidence.unsortedParts.count(of: part)
    guard part != .strings, part != .localizations, seen <= 200 else { return }
    var names: [String] = []
    var key = object + 1
    while key < Int(nodes[object].next) {
      names.append(JSONDocument.text(of: nodes[key], in: bytes))
      key = Int(nodes[key + 1].next)
    }
    // An object with more names than the format has shows data, not a habit.
    if names.count <= 16 { evidence.fieldOrder.learn(from: names) }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    if !nodes[left].hasEscapes, !nodes[right].hasEscapes,
      let quick = CatalogKeyOrder.quickPrecedes(inside(left), inside(right))
    {
      return quick
    }
    return order.slowlyPrecedes(
      JSONDocument.text(of: nodes[left], in: bytes),
      JSONDocument.text(of: nodes[right], in: bytes))
  }

  /// The inside of a string's quotes.
  func inside(_ string: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: bytes[(Int(nodes[string].start) + 1)..<(Int(nodes[string].end) - 1)])
  }
}
