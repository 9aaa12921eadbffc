#if canImport(CHarfBuzz)
  internal import _FoundationICU

  extension TextScratch {
    /// Finds the clusters of the units, and the family of each.
    func findClusters(_ choice: FontChoice) {
      clusters.removeAll(keepingCapacity: true)
      var index = 0
      var previousFamily = choice.primary
      while index < count {
        let (scalar, width) = scalar(at: index)
        let properties = properties[scalar]
        var cluster = TextCluster(
          start: Int32(truncatingIfNeeded: index), end: Int32(truncatingIfNeeded: index + width),
          family: 0, script: properties.script, bracket: 0, traits: properties.traits)
        let shape = extend(&cluster, first: properties)
        let family: Int
        if cluster.traits.contains(.ignorable), shape.visible == 0 {
          family = previousFamily
        } else if properties.traits.contains(.space), shape.visible == 1 {
          family = owner(of: scalar, properties, previousFamily, choice)
        } else if shape.length == 1, !properties.traits.contains(.emojiPresentation) {
          family = choice.family(of: scalar, properties)
        } else {
          let scalars = self.scalars(of: cluster)
          let isPicture = isPicture(scalars, properties)
          family = choice.family(of: scalars, self.properties, isPicture: isPicture)
        }
        if !properties.traits.isDisjoint(with: [.opensBracket, .closesBracket]) {
          cluster.bracket = scalar
        }
        cluster.family = Int32(truncatingIfNeeded: family < 0 ? choice.primary : family)
        previousFamily = Int(cluster.family)
        index = Int(cluster.end)
        clusters.append(cluster)
      }
    }

    /// Takes the characters in that belong to a cluster.
    ///
    /// - Returns: How many characters it has, and how many of them aren't ignorable.
    private func extend(
      _ cluster: inout TextCluster, first: ScalarProperties
    ) -> (length: Int, visible: Int) {
      var previous = first.graphemeBreak
      var indicators = previous == .regionalIndicator ? 1 : 0
      var length = 1
      var visible = first.traits.contains(.ignorable) ? 0 : 1
      while Int(cluster.end) < count {
        let (scalar, width) = scalar(at: Int(cluster.end))
        let next = properties[scalar]
        if !next.traits.contains(.mayJoin), previous == .other { break }
        let joins = GraphemeBreak.joins(
          previous, next.graphemeBreak,
          isPictographicSequence: first.traits.contains(.pictographic)
            && next.traits.contains(.pictographic),
          indicators: indicators)
        guard joins else { break }
        cluster.end += Int32(truncatingIfNeeded: width)
        cluster.traits.formUnion(next.traits)
        if cluster.script == 0 { cluster.script = next.script }
        if next.graphemeBreak == .regionalIndicator { indicators += 1 }
        if !next.traits.contains(.ignorable) { visible += 1 }
        previous = next.graphemeBreak
        length += 1
      }
      return (length, visible)
    }

    private func scalars(of cluster: TextCluster) -> [UInt32] {
      var scalars: [UInt32] = []
      var index = Int(cluster.start)
      while index < Int(cluster.end) {
        let (scalar, width) = scalar(at: index)
        scalars.append(scalar)
        index += width
      }
      return scalars
    }

    /// Whether a cluster is to be a picture (UTS 51, 1.4.3 and 4).
    private func isPicture(_ scalars: [UInt32], _ first: ScalarProperties) -> Bool {
      if scalars.contains(0xFE0F) { return true }
      if scalars.count > 1, scalars[1] == 0xFE0E { return false }
      if first.traits.contains(.emojiPresentation) {
        // A regional indicator alone is a letter in a box.
        return first.graphemeBreak != .regionalIndicator || scalars.count > 1
      }
      if first.traits.contains(.keycapBase), scalars.last == 0x20E3 { return true }
      guard first.traits.contains(.pictographic) else { return false }
      return scalars.dropFirst().contains {
        (0x1F3FB...0x1F3FF).contains($0) || properties[$0].traits.contains(.pictographic)
      }
    }

    /// The family that a space belongs to.
    private func owner(
      of space: UInt32, _ properties: ScalarProperties, _ previous: Int, _ choice: FontChoice
    ) -> Int {
      let isPictures = choice.emojiOrder.first == previous && choice.primary != previous
      guard choice.spaceOwner == .previousRun, !isPictures, choice.covers(0x20, previous) else {
        return choice.family(of: space, properties)
      }
      return previous
    }
  }
#endif
