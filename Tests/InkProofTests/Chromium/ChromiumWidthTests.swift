#if os(Linux)
  import ChromiumDriver
  import Foundation
  import Ink
  import Testing

  /// Chromium with the same font files is the reference: a browser that shapes with HarfBuzz too, but
  /// finds scripts, directions and fallback fonts by itself.
  @Suite(
    "Widths against Chromium",
    .enabled(if: Browser.isInstalled, "no Chromium on this machine"), .browserThatOpensFiles)
  struct ChromiumWidthTests {
    /// 0.02 points at 17 points, in ems.
    private static let tolerance = 0.02 / 17

    private static let styles = [
      TextStyle(size: 17), TextStyle(size: 13, weight: .semibold),
      TextStyle(size: 34, weight: .bold), TextStyle(size: 11, weight: .medium),
    ]

    @Test("at most 1 text of apps in 200 differs from the canvas by 0.02 points at 17")
    func texts() async throws {
      let (difficult, examples) = try (ProofString.difficult(), ProofString.examples())
      #expect(Set((difficult + examples).map(\.language)).count >= 27)
      var (count, unlike) = (0, [Difference]())
      try await withPage { page in
        for style in Self.styles {
          // What is hard counts once among the texts of apps; in other styles the other test has it.
          let strings = style == Self.styles[0] ? difficult + examples : examples
          count += strings.count
          unlike += try await differences(strings, style, .canvas, page)
        }
      }
      #expect(count >= 2_000)
      #expect(
        Double(unlike.count) <= 0.005 * Double(count), "\(unlike.count) of \(count): \(unlike)")
    }

    @Test("what differs from the canvas does so for a known cause and by as much")
    func causes() async throws {
      let known = try KnownDifference.all()
      let strings = try ProofString.difficult() + ProofString.examples()
      try await withPage { page in
        for style in Self.styles {
          try hold(
            try await differences(strings, style, .canvas, page), known, in: style,
            laidOut: try await page.widths(of: known.map(\.string), in: style, by: .document))
        }
      }
    }

    private func hold(
      _ unlike: [Difference], _ known: [KnownDifference], in style: TextStyle, laidOut: [Double]
    ) throws {
      for difference in unlike where !known.contains(where: { $0.string == difference.string }) {
        Issue.record("\(difference)")
      }
      let measurer = try HarfBuzzMeasurer(.debian)
      for (cause, expected) in zip(known, laidOut) {
        let width = measurer.width(
          of: cause.string.text, in: style, language: cause.string.language)
        let left = Difference(cause.string, style, width: width, expected: expected)
        // The layout of documents rounds up to 1/64 of a pixel.
        let tolerance = Self.tolerance + 1 / 64 / style.size
        #expect(abs(left.ems - cause.emsOfPictures) <= tolerance, "\(left)")
        #expect(
          unlike.contains { $0.string == cause.string }, "the canvas agrees by now on \(cause)")
      }
    }

    @Test("no text of the comparison lacks a glyph, so no font of the system's own is measured")
    func coverage() throws {
      let measurer = try HarfBuzzMeasurer(.debian)
      for string in try ProofString.difficult() + ProofString.examples() {
        let measurement = measurer.measurement(
          of: string.text, in: TextStyle(size: 17), language: string.language)
        #expect(measurement.missingGlyphs.isEmpty, "\(string)")
      }
    }

    private func differences(
      _ strings: [ProofString], _ style: TextStyle, _ means: MeasuringPage.Means,
      _ page: MeasuringPage
    ) async throws -> [Difference] {
      let measurer = try HarfBuzzMeasurer(.debian)
      let reference = try await page.widths(of: strings, in: style, by: means)
      return zip(strings, reference).compactMap { string, expected in
        let width = measurer.width(of: string.text, in: style, language: string.language)
        let difference = Difference(string, style, width: width, expected: expected)
        return abs(difference.ems) > Self.tolerance ? difference : nil
      }
    }

    private func withPage<Result>(
      _ body: (MeasuringPage) async throws -> sending Result
    ) async throws -> sending Result {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("endonym-faces-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      return try await Browser.withPage { page in
        try await body(try await MeasuringPage(page, .debian, folder: folder))
      }
    }
  }
#endif
