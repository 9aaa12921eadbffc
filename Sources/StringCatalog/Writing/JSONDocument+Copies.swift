extension JSONDocument {
  /// A copy of the value that spans a range.
  func copy(of range: ByteRange, part: CatalogPart) throws(CatalogEditError.Kind) -> JSONValue {
    guard let index = index(at: range) else { throw .noSuchMember }
    guard let value = JSONValue(index, of: self, part: part) else { throw .tooDeep }
    return value
  }

  /// The key that spans a range, as it stands in the file.
  func quotedKey(at range: ByteRange) throws(CatalogEditError.Kind) -> JSONText {
    guard let index = index(at: range), kind(of: index) == .string else { throw .noSuchMember }
    return .quoted(Array(bytes[range.range]))
  }

  /// The key or value that spans a range; each begins at a byte of its own, in ascending order.
  private func index(at range: ByteRange) -> Index? {
    var low = 0
    let count = Int(nodes[root.offset].next)
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    return low < count && nodes[low].range == range ? Index(offset: low) : nil
  }
}
