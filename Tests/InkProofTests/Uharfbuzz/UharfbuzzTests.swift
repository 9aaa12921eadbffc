#if os(Linux)
  import Foundation
  @_spi(Comparison) import Ink
  import Testing

  /// uharfbuzz carries a HarfBuzz of its own, newer than Debian's, and is told of each run what our
  /// measurer decided: file, face, script, direction and language.
  @Suite(
    "Glyphs against uharfbuzz",
    .enabled(if: Uharfbuzz.isInstalled, "no uharfbuzz; Scripts/install-python.sh installs it"))
  struct UharfbuzzTests {
    @Test(
      "every run has the same glyphs at the same places", arguments: [FontWeight.regular, .bold])
    func glyphs(weight: FontWeight) throws {
      let measurer = try HarfBuzzMeasurer(.debian)
      var (runs, ours): ([Uharfbuzz.Run], [[[Int]]]) = ([], [])
      for string in try ProofString.difficult() + ProofString.examples() {
        let (units, parts) = measurer.runs(
          of: string.text, weight: weight, language: string.language)
        for part in parts {
          runs.append(Uharfbuzz.Run(part, of: units, language: string.language))
          ours.append(
            part.glyphs.map { [Int($0.id), $0.advance, $0.xOffset, $0.yOffset] })
        }
      }
      let theirs = try Uharfbuzz.shape(runs)
      try #require(theirs.count == ours.count)
      #expect(ours.count >= 2_000)
      for (run, (our, their)) in zip(runs, zip(ours, theirs)) where our != their {
        Issue.record("\(run): \(our), uharfbuzz \(their)")
      }
    }
  }

  extension Uharfbuzz.Run {
    /// A run of a text; uharfbuzz counts scalars.
    init(_ run: TextRun, of units: [UInt16], language: String) {
      func scalars(_ range: Range<Int>) -> Int {
        String(decoding: units[range], as: UTF16.self).unicodeScalars.count
      }
      self.init(
        path: run.face.path, index: run.face.index, axes: run.face.axes,
        text: String(decoding: units, as: UTF16.self), start: scalars(0..<run.range.lowerBound),
        count: scalars(run.range), script: run.script, direction: run.isRightToLeft ? "rtl" : "ltr",
        language: language)
    }
  }
#endif
