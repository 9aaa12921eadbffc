import Foundation
import Testing

@testable import Ink

@Suite struct DeterminismTests {
  static let texts = [
    "Settings", "Größe ändern", "ตั้งค่า", "مرحبا بالعالم 123", "हिन्दी में क्षमा", "設定 (Wi-Fi)", "설정",
    "שלום world 5x8", "インデックス 5x8", "👩‍👩‍👧‍👦 family", "Ελληνικά и русский", "שלום world 👩‍👩‍👧‍👦 ไทย",
    "a\u{301}\u{323}",
  ]

  /// The same files give the same numbers to the last digit, whatever was measured before.
  @Test func measurersAndThreadsAgree() throws {
    let first = try HarfBuzzMeasurer(.debian)
    let second = try HarfBuzzMeasurer(.debian, remembersWidths: false)
    let style = TextStyle(size: 17)
    let expected = Self.texts.map { first.width(of: $0, in: style, language: "en") }
    let reversed = Self.texts.reversed().map { second.width(of: $0, in: style, language: "en") }
    #expect(expected == reversed.reversed())
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for (index, text) in Self.texts.enumerated() {
        let measurement = second.measurement(of: text, in: style, language: "en")
        results.add(index, measurement)
        results.add(index, first.measurement(of: text, in: style, language: "en"))
      }
    }
    for (index, measurements) in results.byText {
      #expect(Set(measurements).count == 1)
      #expect(measurements.first?.advanceWidth == expected[index])
    }
    #expect(results.byText.count == Self.texts.count)
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var byText: [Int: [TextMeasurement]] = [:]

    func add(_ index: Int, _ measurement: TextMeasurement) {
      lock.withLock { byText[index, default: []].append(measurement) }
    }
  }

  /// A space between two fonts is shaped once; it measures as it would anew.
  @Test(arguments: ["ไทย ไทย", "한국 어", "नमस्ते दुनिया", "سلام دنیا", "日本 語", "😀 😀"])
  func spacesBetweenFontsMeasureAsShaped(text: String) throws {
    for tracking in [nil, TrackingTable.sanFranciscoPro] {
      var stack = FontStack.debian
      stack.tracking = tracking
      let measurer = try HarfBuzzMeasurer(stack)
      let style = TextStyle(size: 17)
      let width = measurer.width(of: text, in: style, language: "en")
      let measurement = measurer.measurement(of: text, in: style, language: "en")
      let shaped = measurer.shaped(text, weight: .regular, language: "en")
      let end = shaped.runs.reduce(0.0) { sum, run in
        var places = GlyphPlaces(
          RunInk(
            scale: 17 / Double(run.unitsPerEm),
            tracking: run.isTracked ? measurer.tracking(at: 17) : 0, origin: sum))
        for glyph in run.glyphs {
          _ = places.next(cluster: UInt32(glyph.cluster), advance: glyph.xAdvance)
        }
        return places.end
      }
      #expect(abs(width - end) < 1e-9)
      #expect(measurement.advanceWidth == width)
    }
  }

  @Test func glyphsEndWhereTheWidthEnds() throws {
    let measurer = try debianMeasurer.get()
    for text in Self.texts {
      let shaped = measurer.shaped(text, weight: .regular, language: "en")
      let width = shaped.runs.reduce(0.0) { sum, run in
        sum + Double(run.glyphs.reduce(0) { $0 + $1.xAdvance }) / Double(run.unitsPerEm)
      }
      let measured = measurer.width(of: text, in: TextStyle(size: 1), language: "en")
      #expect(abs(measured - width) < 1e-12)
      #expect(shaped.runs.map(\.range.lowerBound) == shaped.runs.map(\.range.lowerBound).sorted())
      #expect(shaped.runs.last?.range.upperBound == text.utf16.count)
      let glyphs = measurer.glyphs(of: text, in: TextStyle(size: 1), language: "en")
      #expect(glyphs.count == shaped.runs.map(\.glyphs.count).reduce(0, +))
      #expect(Set(shaped.visualOrder) == Set(shaped.runs.indices))
    }
  }
}
