#if !canImport(Darwin)
  /// A thread's entries of one table, found by a cheap hash in one step.
  ///
  /// A key has two slots, side by side; a third entry for them takes the place of the older:
  /// nothing is lost but time, so that no choice of keys makes it slow, as it could a dictionary
  /// with such a hash.
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
      let place = place(of: key)
      if let slot = slots[place], slot.key == key { return slot.entry }
      if let slot = slots[place ^ 1], slot.key == key { return slot.entry }
      return nil
    }

    /// Keeps an entry.
    mutating func keep(_ entry: TableEntry, for key: String) {
      if replaced > slots.count / 8, slots.count < Self.largest { grow() }
      put(Slot(key: key, entry: entry))
    }

    private mutating func put(_ slot: Slot) {
      let place = place(of: slot.key)
      if let older = slots[place] {
        if slots[place ^ 1] != nil { replaced += 1 }
        slots[place ^ 1] = older
      }
      slots[place] = slot
    }

    private mutating func grow() {
      let old = slots
      slots = [Slot?](repeating: nil, count: 4 * old.count)
      for case let slot? in old { put(slot) }
      replaced = 0
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
