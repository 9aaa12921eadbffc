import StringCatalog
import Testing

/// Texts made at random from what matters to the scanner, the same ones in every run.
@Suite struct FormatMutationTests {
  private static let pieces: [[UInt8]] =
    [
      "%", "%%", "$", "#@", "@", "(", ")", "{", "}", "arg", "*", ".", " ", "-", "+", "0", "#", "'",
      "1", "9", "99999999999999999999", "h", "hh", "l", "ll", "q", "L", "z", "t", "j", "d", "i",
      "u", "f", "s", "p", "n", "o", "é", "日", "\u{1F4A9}", "name", "%1$@", "%#@days@", "%(a)lld",
      "%arg", "%{value1}@", "%*1$d", "\n", "\0",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]

  private static func text(_ generator: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...24, using: &generator)).flatMap { _ in
      pieces.randomElement(using: &generator) ?? []
    }
  }

  @Test func rangesAreInBoundsOrderedAndApart() {
    var generator = SplitMix64(state: 2026)
    for _ in 0..<20_000 {
      let bytes = Self.text(&generator)
      let format = bytes.withUnsafeBufferPointer { FormatString(utf8: $0) }
      let ranges = (format.specifiers.map(\.range) + format.strayPercents)
        .sorted { $0.lowerBound < $1.lowerBound }
      var end = 0
      for range in ranges {
        #expect(range.lowerBound >= end && !range.isEmpty && range.upperBound <= bytes.count)
        #expect(bytes[range.lowerBound] == UInt8(ascii: "%"))
        end = range.upperBound
      }
      #expect(format.specifiers.map(\.range.lowerBound).isSorted)
      #expect(format.strayPercents.map(\.lowerBound).isSorted)
      let inside = ranges.reduce(0) { $0 + bytes[$1].count { $0 == UInt8(ascii: "%") } }
      #expect(inside == bytes.count { $0 == UInt8(ascii: "%") })
    }
  }

  @Test func signaturesOfAnyTwoTextsCompare() {
    var generator = SplitMix64(state: 1_859)
    let substitutions = [
      FormatSubstitution(name: "days", argumentNumber: 2, formatSpecifier: "lld"),
      FormatSubstitution(name: "name", argumentNumber: .max, formatSpecifier: "%"),
    ]
    for _ in 0..<5_000 {
      let source = String(decoding: Self.text(&generator), as: UTF8.self)
      let value = String(decoding: Self.text(&generator), as: UTF8.self)
      let key = FormatString(parsing: source)
      let sourceFormat = key.resolvedAsSource(key: key)
      let format = FormatString(parsing: value).resolved(against: sourceFormat)
      let sourceSignature = FormatSignature(sourceFormat, substitutions: substitutions)
      let signature = FormatSignature(format, substitutions: substitutions)
      #expect(sourceSignature.differences(from: sourceSignature).isEmpty)
      let differences = signature.differences(from: sourceSignature)
      for range in differences.flatMap(\.ranges) {
        #expect(range.upperBound <= value.utf8.count)
      }
      for range in differences.flatMap(\.sourceRanges) {
        #expect(range.upperBound <= source.utf8.count)
      }
      _ = SymbolDerivation(
        SymbolSource(key: source, sourceValue: value, substitutions: substitutions))
    }
  }

  /// Long texts of one piece take a single pass: they end at once where that is linear.
  @Test(arguments: ["%", "% ", "%(", "%#@", "%1", "%1$", "%{", "%.", "%l", "%@", "%1$@%1$d"])
  func longTextsEnd(_ piece: String) {
    let text = String(repeating: piece, count: 100_000)
    let signature = FormatSignature(FormatString(parsing: text))
    #expect(signature.differences(from: signature).isEmpty)
  }
}

/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension [Int] {
  fileprivate var isSorted: Bool { zip(self, dropFirst()).allSatisfy(<) }
}
