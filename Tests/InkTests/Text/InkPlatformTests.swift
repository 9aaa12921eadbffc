import Testing

@testable import Ink

#if canImport(CHarfBuzz)
  struct InkPlatformTests {
    @Test("Without a stack Linux measures with Debian's fonts")
    func platform() throws {
      let style = TextStyle(.body)
      let own = try InkPlatform.measurer(for: nil)
      let debian = try HarfBuzzMeasurer(.debian)
      let text = "Nordwest 東京"
      #expect(
        own.width(of: text, in: style, language: "ja")
          == debian.width(of: text, in: style, language: "ja"))
      #expect(own.fonts == debian.fonts)
      #expect(own.fonts.first?.family == "Inter")
    }

    @Test("A stack with a file that isn't there is an error that names the package")
    func missing() throws {
      let stack = FontStack(families: [
        FontFamily(
          name: "Nowhere", faces: [FontFace(path: "/nowhere/none.otf")], package: "fonts-nowhere")
      ])
      let error = try #require(throws: FontError.self) {
        _ = try InkPlatform.measurer(for: stack)
      }
      #expect(error.path == "/nowhere/none.otf")
      #expect(error.remedy.contains("fonts-nowhere"))
    }
  }
#endif
