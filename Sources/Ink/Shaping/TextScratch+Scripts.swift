#if canImport(CHarfBuzz)
  internal import _FoundationICU

  extension TextScratch {
    /// How deep brackets are followed.
    private static let bracketLimit = 64

    /// Gives each cluster without a script of its own that of the text around it (UAX 24, 5.1 and
    /// 5.2): that of the cluster before, a closing bracket that of its opening one, and at the start
    /// of the text that of the first that has one.
    func resolveScripts() {
      brackets.removeAll(keepingCapacity: true)
      var script: UInt32 = 0
      for index in clusters.indices {
        if clusters[index].script != 0 {
          if script == 0 { settleStart(before: index, clusters[index].script) }
          script = clusters[index].script
          continue
        }
        let bracket = clusters[index].bracket
        if bracket != 0 {
          let pair = UInt32(bitPattern: swift_u_getBidiPairedBracket(UChar32(bitPattern: bracket)))
          if clusters[index].traits.contains(.opensBracket) {
            if brackets.count == Self.bracketLimit { brackets.removeFirst() }
            brackets.append(OpenBracket(pair: pair, script: script))
          } else if let opening = brackets.lastIndex(where: { $0.pair == bracket }) {
            script = brackets[opening].script
            brackets.removeSubrange(opening...)
          }
        }
        clusters[index].script = script
      }
    }

    /// The clusters at the start of the text take the first script that comes.
    private func settleStart(before end: Int, _ script: UInt32) {
      for index in 0..<end where clusters[index].script == 0 { clusters[index].script = script }
      for index in brackets.indices where brackets[index].script == 0 {
        brackets[index].script = script
      }
    }
  }
#endif
