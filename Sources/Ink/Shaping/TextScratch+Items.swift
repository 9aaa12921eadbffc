#if canImport(CHarfBuzz)
  extension TextScratch {
    /// The code units of an item that HarfBuzz still shapes fast.
    ///
    /// Its time grows with the square of invisible characters in a row, which a kerning pair reaches
    /// across; only texts that nobody writes are parted here.
    private static let longItem = 2_048

    /// Parts a text into items, in its order.
    func itemize(_ text: UnsafeBufferPointer<UInt8>, _ choice: FontChoice) {
      items.removeAll(keepingCapacity: true)
      isRightToLeft = false
      let survey = decode(text, choice)
      guard count > 0 else { return }
      if survey.isSimple, count <= Self.longItem {
        items.append(
          TextItem(
            start: 0, end: Int32(truncatingIfNeeded: count),
            family: Int32(truncatingIfNeeded: choice.primary), script: survey.script, level: 0))
        return
      }
      findClusters(choice)
      resolveScripts()
      var levels: UnsafePointer<UInt8>?
      if survey.traits.contains(.rightToLeft) || choice.isRightToLeft,
        let found = bidi.levels(
          of: units, count: count, prefersRightToLeft: choice.isRightToLeft)
      {
        levels = found.levels
        isRightToLeft = found.isRightToLeft
      }
      joinClusters(levels)
    }

    private func joinClusters(_ levels: UnsafePointer<UInt8>?) {
      var item = TextItem(start: 0, end: 0, family: -1, script: 0, level: 0)
      for cluster in clusters {
        let level = levels?[Int(cluster.start)] ?? 0
        if cluster.family == item.family, cluster.script == item.script, level == item.level,
          Int(cluster.end - item.start) <= Self.longItem
        {
          item.end = cluster.end
          continue
        }
        if item.family >= 0 { items.append(item) }
        item = TextItem(
          start: cluster.start, end: cluster.end, family: cluster.family, script: cluster.script,
          level: level)
      }
      items.append(item)
    }

    /// The items from left to right (UAX 9, L2).
    func findVisualOrder() -> [Int] {
      order.removeAll(keepingCapacity: true)
      var highest: UInt8 = 0
      for index in items.indices {
        order.append(index)
        highest = max(highest, items[index].level)
      }
      guard highest > 0 else { return order }
      for level in stride(from: highest, through: 1, by: -1) {
        var start = 0
        while start < order.count {
          guard items[order[start]].level >= level else {
            start += 1
            continue
          }
          var end = start
          while end < order.count, items[order[end]].level >= level { end += 1 }
          order[start..<end].reverse()
          start = end
        }
      }
      return order
    }
  }
#endif
