import Foundation
import Testing

@testable import Review

/// Contrast of the page's colours (WCAG 2.2, 1.4.3 and 1.4.11; relative luminance by its definition).
struct PageColorsTests {
  private func color(_ name: String, isDark: Bool) throws -> String {
    let color = try #require(PageColors.all.first { $0.name == name })
    return isDark ? color.dark : color.light
  }

  private func luminance(_ hexadecimal: String) throws -> Double {
    let number = try #require(Int(hexadecimal.dropFirst(), radix: 16))
    let parts = [number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF].map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: String, _ other: String, isDark: Bool) throws -> Double {
    let values = [
      try luminance(color(one, isDark: isDark)), try luminance(color(other, isDark: isDark)),
    ].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  static let textColors: [(text: String, grounds: [String])] = [
    ("ink", ["ground", "card", "raised", "box"]), ("quiet", ["ground", "card", "raised"]),
    ("link", ["ground", "card", "over-ground", "raised"]),
    ("over", ["card", "over-ground", "ground", "box"]), ("scaled", ["scaled-ground", "card"]),
    ("margin", ["margin-ground", "card"]), ("ok", ["ok-ground", "card"]),
    ("accepted", ["accepted-ground", "card"]), ("ink", ["over-ground"]),
  ]

  @Test("Texts reach 4.5 : 1 on each of their grounds", arguments: textColors, [false, true])
  func texts(pair: (text: String, grounds: [String]), isDark: Bool) throws {
    for ground in pair.grounds {
      let contrast = try contrast(pair.text, ground, isDark: isDark)
      #expect(contrast >= 4.5, "\(pair.text) on \(ground): \(contrast)")
    }
  }

  @Test("Lines and edges of controls reach 3 : 1", arguments: [false, true])
  func lines(isDark: Bool) throws {
    for (line, grounds) in [
      ("budget", ["box", "card"]), ("control", ["card", "ground"]), ("focus", ["card", "ground"]),
    ] {
      for ground in grounds {
        let contrast = try contrast(line, ground, isDark: isDark)
        #expect(contrast >= 3, "\(line) on \(ground): \(contrast)")
      }
    }
  }
}
