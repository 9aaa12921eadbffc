import EndonymTesting
import Foundation
import Testing
import Trailbook

/// Every figure in every language against what was recorded.
struct FigureGoldenTests {
  @Test("All figures read as recorded, value in brackets and unit in parentheses")
  func goldens() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let sections = Language.allCases.map { language in
      let context = Readers.context(language.identifier)
      return GoldenSection(
        name: language.identifier,
        rows: SampleFigure.all.map { sample in
          GoldenRow(
            path: [sample.name, sample.variant],
            value: spelled(sample.figure(in: context)))
        })
    }
    GoldenTable(directory: folder + "/Goldens").expect(sections)
  }

  @Test("The runs of every figure join to its text", arguments: Language.allCases)
  func runs(language: Language) {
    let context = Readers.context(language.identifier)
    for sample in SampleFigure.all {
      let figure = sample.figure(in: context)
      #expect(figure.runs.map(\.text).joined() == figure.text)
      #expect(figure.runs.contains { $0.role != .separator }, "\(sample.name), \(sample.variant)")
    }
  }
}
