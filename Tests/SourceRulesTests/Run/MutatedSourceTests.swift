import Checks
import Foundation
import StringCatalog
import Testing

@testable import SourceRules

/// Whatever stands in a file, the rules neither crash nor report a place that isn't there.
struct MutatedSourceTests {
  private static let seeds: [[UInt8]] = SourceRuleRegistry.all.flatMap { rule in
    (rule.description.triggering + rule.description.nonTriggering).map {
      Array($0.unmarked.text.utf8)
    }
  }

  @Test("Two thousand mutated sources are checked, their findings in place", arguments: 0..<20)
  func mutated(portion: Int) {
    var random = SplitMix(state: UInt64(portion))
    let options = SourceOptions(rulebook: Rulebook(paths: []), needsBundle: true)
    let inspector = SourceInspector(options: options)
    for _ in 0..<100 {
      var bytes = Self.seeds[random.next(Self.seeds.count)]
      // Some mistakes only meet one another in a longer file.
      if random.next(3) == 0 { bytes += [0x0A] + Self.seeds[random.next(Self.seeds.count)] }
      for _ in 0...random.next(4) { mutate(&bytes, &random) }
      expectInPlace(inspector.facts(of: bytes), in: bytes)
    }
  }

  private func expectInPlace(_ facts: SourceFacts, in bytes: [UInt8]) {
    let lines = LineIndex(bytes)
    for finding in facts.findings {
      let position = lines.position(of: finding.offset, in: bytes)
      #expect((0...bytes.count).contains(finding.offset))
      #expect(finding.line == position.line && finding.column == position.column)
      #expect(finding.marked.upperBound <= finding.quoted.utf8.count)
      for edit in finding.edits {
        #expect(edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count)
      }
    }
    for use in facts.uses { #expect((0...bytes.count).contains(use.position.offset)) }
    for allowance in facts.allowances {
      #expect((1...lines.count + 1).contains(allowance.line))
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "\\(", "/*", "*/", "//", "#if", "#endif", "?.",
      "!",
      "\u{0}", "\u{2028}", "é", "ก็", "👩‍👩‍👧", "\r", "\r\n", "`", "#\"", "try", "await",
      "// endonym:allow ",
      "%lld", "\\u{110000}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = random.next(bytes.count + 1)
    let end = min(bytes.count, place + random.next(24))
    switch random.next(5) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Self.pieces[random.next(Self.pieces.count)], at: place)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.next(bytes.count + 1))
    case 3: bytes.removeSubrange(place...)
    default: if place < bytes.count { bytes[place] = UInt8(random.next(256)) }
    }
  }
}

/// Numbers that are the same in every run (SplitMix64).
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
