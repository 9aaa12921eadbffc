#if !canImport(Darwin)
  /// A thread's entries of one table, found by a cheap hash in one step.
  ///
  /// An entry whose slot is another's takes its place: nothing is lost but time, so that no choice
  /// of keys makes it slow, as it could a dictionary with such a hash.
  struct EntrySlots {
    private struct Slot {
      var key: String
      var entry: TableEntry
    }

    private var slots = [Slot?](repeating: nil, count: 64)
    private var replaced = 0

    private static let largest = 8_192
    /// An odd number whose bits look random: the golden ratio's (Knuth, The Art of Computer
    /// Programming, volume 3, section 6.4).
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The entry of a key, where it is here.
    func entry(_ key: String) -> TableEntry? {
      guard let slot = slots[place(of: key)], slot.key == key else { return nil }
      return slot.entry
    }

    /// Keeps an entry.
    mutating func keep(_ entry: TableEntry, for key: String) {
      if slots[place(of: key)] != nil { replaced += 1 }
      if replaced > slots.count / 8, slots.count < Self.largest { grow() }
      slots[place(of: key)] = Slot(key: key, entry: entry)
    }

    private mutating func grow() {
      let old = slots
      slots = [Slot?](repeating: nil, count: 4 * old.count)
      replaced = 0
      for case let slot? in old { slots[place(of: slot.key)] = slot }
    }

    /// The slot of a key; the count of slots is a power of two.
    private func place(of key: String) -> Int {
      var key = key
      let hash = key.withUTF8 { bytes in
        var hash = UInt64(truncatingIfNeeded: bytes.count) &* Self.multiplier
        let raw = UnsafeRawBufferPointer(bytes)
        var offset = 0
        while offset &+ 8 <= raw.count {
          let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          hash = (hash ^ word) &* Self.multiplier
          hash ^= hash >> 32
          offset &+= 8
        }
        while offset < raw.count {
          hash = (hash ^ UInt64(raw[offset])) &* Self.multiplier
          offset &+= 1
        }
        return hash ^ hash >> 32
      }
      return Int(truncatingIfNeeded: hash) & (slots.count &- 1)
    }
  }
#endif
