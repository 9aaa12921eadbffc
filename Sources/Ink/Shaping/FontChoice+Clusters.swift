#if canImport(CHarfBuzz)
  internal import CHarfBuzz

  extension FontChoice {
    /// The family that draws a cluster of several characters: the first that has all of them, else
    /// the first that has its first one; negative where there is none.
    ///
    /// - Parameters:
    ///   - cluster: The characters; those that are drawn as nothing don't count.
    ///   - properties: Tells which those are.
    ///   - isPicture: Whether the cluster is to be a picture.
    /// - Returns: The place of the family in the stack.
    func family(
      of cluster: some Collection<UInt32>, _ properties: ScalarPropertyTable, isPicture: Bool
    ) -> Int {
      let needed = cluster.filter { !properties[$0].traits.contains(.ignorable) }
      guard let first = needed.first else { return -1 }
      if !isPicture {
        let family = family(of: first, properties[first])
        if needed.count == 1 { return family }
        if family >= 0, needed.allSatisfy({ draws($0, family) }) { return family }
      }
      let order = isPicture ? emojiOrder : textOrder
      let composed = Self.composed(needed)
      for family in order
      where needed.allSatisfy({ draws($0, family) })
        || (composed.count < needed.count && composed.allSatisfy { covers($0, family) })
      {
        return family
      }
      if isPicture, let family = order.first(where: { draws(first, $0) }) { return family }
      return family(of: first, properties[first])
    }

    /// The characters with marks put together with their letters where Unicode has both as one.
    private static func composed(_ scalars: [UInt32]) -> [UInt32] {
      let functions = hb_unicode_funcs_get_default()
      var composed: [UInt32] = []
      for scalar in scalars {
        var both: UInt32 = 0
        if let last = composed.last, hb_unicode_compose(functions, last, scalar, &both) != 0 {
          composed[composed.count - 1] = both
        } else {
          composed.append(scalar)
        }
      }
      return composed
    }
  }
#endif
