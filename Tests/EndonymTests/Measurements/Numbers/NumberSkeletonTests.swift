#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Skeletons against the format styles that they are rebuilt from.
  struct NumberSkeletonTests {
    typealias Style = FloatingPointFormatStyle<Double>

    /// The comparison that keeps Endonym honest about Foundation's private encoding.
    @Test("ICU makes of the skeletons what the styles give, in at least 1,400 comparisons")
    func comparisons() throws {
      var compared = 0
      for identifier in ["en_US", "de_DE", "fr_FR", "ar_EG", "hi_IN", "pl_PL", "de_CH"] {
        let locale = Locale(identifier: identifier)
        for modified in styles {
          let style = modified(Style(locale: locale))
          let skeleton = try NumberSkeleton(style)
          #expect(try NumberSkeleton(closestTo: style) == skeleton)
          let formatter = try ICUNumber(skeleton: skeleton.text, locale: identifier)
          for value in values {
            let expected = style.format(value)
            #expect(
              try formatter.format(value) == expected, "\(identifier) '\(skeleton.text)' \(value)")
            compared += 1
          }
        }
      }
      #expect(compared >= 1400)
    }

    private let values: [Double] = [
      0, -0.0, 1, -1, 0.005, 2.5, -2.5, 12.3456, 999.995, 1234.5, -98765.4321, 1_234_567.891,
      1e21, .nan, .infinity, -.infinity,
    ]

    private let styles: [@Sendable (Style) -> Style] = [
      { $0 },
      { $0.precision(.fractionLength(0)) },
      { $0.precision(.fractionLength(2)) },
      { $0.precision(.fractionLength(1...)) },
      { $0.precision(.fractionLength(...3)) },
      { $0.precision(.fractionLength(1...3)) },
      { $0.precision(.significantDigits(3)) },
      { $0.precision(.significantDigits(2...)) },
      { $0.precision(.significantDigits(2...5)) },
      { $0.precision(.significantDigits(...4)) },
      { $0.precision(.integerLength(0)) },
      { $0.precision(.integerLength(6)) },
      { $0.precision(.integerLength(2...4)) },
      { $0.precision(.integerLength(3...)) },
      { $0.precision(.integerAndFractionLength(integer: 4, fraction: 1)) },
      { $0.precision(.integerAndFractionLength(integerLimits: 1...3, fractionLimits: 0...2)) },
      { $0.precision(.integerAndFractionLength(integerLimits: 2..., fractionLimits: 1...)) },
      { $0.rounded(increment: 0.25) },
      { $0.rounded(increment: 5) },
      { $0.rounded(increment: 0) },
      { $0.rounded(increment: -1) },
      { $0.rounded(increment: 5).precision(.fractionLength(2)) },
      { $0.rounded(increment: 0.5).precision(.fractionLength(3)) },
      { $0.rounded(increment: 0.125).precision(.fractionLength(1)) },
      { $0.rounded(increment: 10).precision(.integerLength(5)) },
      { $0.rounded(increment: 0.5).precision(.significantDigits(2)) },
      { $0.rounded(rule: .up).precision(.fractionLength(1)) },
      { $0.rounded(rule: .down).precision(.fractionLength(1)) },
      { $0.rounded(rule: .towardZero).precision(.fractionLength(0)) },
      { $0.rounded(rule: .awayFromZero).precision(.fractionLength(0)) },
      { $0.rounded(rule: .toNearestOrEven).precision(.fractionLength(0)) },
      { $0.rounded(rule: .toNearestOrAwayFromZero).precision(.fractionLength(0)) },
      { $0.rounded(rule: .up, increment: 20) },
      { $0.grouping(.never) },
      { $0.grouping(.automatic).sign(strategy: .automatic) },
      { $0.sign(strategy: .never) },
      { $0.sign(strategy: .always()) },
      { $0.sign(strategy: .always(includingZero: false)) },
      { $0.decimalSeparator(strategy: .always) },
      { $0.decimalSeparator(strategy: .automatic) },
      { $0.notation(.automatic) },
      { $0.notation(.scientific) },
      { $0.notation(.scientific).precision(.significantDigits(3)) },
      { $0.notation(.compactName) },
      { $0.notation(.compactName).precision(.fractionLength(1)).sign(strategy: .always()) },
      { $0.scale(100) },
      { $0.scale(0.001).precision(.fractionLength(2)) },
      { $0.scale(-1).grouping(.never).precision(.fractionLength(1)) },
    ]

    @Test("The style's locale is no part of the skeleton, and a style without options has none")
    func localeIsLeftOut() throws {
      let german = try NumberSkeleton(Style(locale: Locale(identifier: "de")))
      #expect(german == (try NumberSkeleton(Style(locale: Locale(identifier: "ja")))))
      #expect(german.text.isEmpty)
    }

    @Test("Options that ICU can't take are errors")
    func outOfRange() {
      let style = Style(locale: Locale(identifier: "en"))
      let refused = [
        style.precision(.fractionLength(-1)), style.precision(.fractionLength(1000)),
        style.precision(.integerLength(-2)), style.precision(.significantDigits(5000)),
        style.scale(1e300), style.rounded(increment: 1e300), style.scale(.infinity),
        style.scale(.nan), style.rounded(increment: .infinity),
      ]
      for style in refused {
        #expect(throws: (any Error).self) { try NumberSkeleton(style) }
        #expect(throws: Never.self) { try NumberSkeleton(closestTo: style) }
      }
    }

    @Test(
      "An encoding with anything unknown in it is an error",
      arguments: [
        #"{}"#, #"{"collection": {}, "locale": {}, "era": 1}"#, #"{"collection": {"era": 1}}"#,
        #"{"collection": {"group": {"option": 2}}}"#, #"{"collection": {"group": 1}}"#,
        #"{"collection": {"group": {"option": 1, "size": 3}}}"#,
        #"{"collection": {"notation": {"option": 3}}}"#, #"{"collection": {"rounding": 6}}"#,
        #"{"collection": {"signDisplayStrategy": {"positive": 0, "negative": 0}}}"#,
        #"{"collection": {"signDisplayStrategy": {"positive": 2, "negative": 0, "zero": 0}}}"#,
        #"{"collection": {"precision": {"option": {"minSignificantDigits": 1}}}}"#,
        #"{"collection": {"precision": {"option": {"minIntegerLength": 1}}}}"#,
        #"{"collection": {"roundingIncrement": {"fraction": 1}}}"#,
        #"{"collection": {"decimalSeparatorStrategy": {"option": "always"}}}"#,
      ])
    func unknownEncoding(json: String) {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(EncodedNumberStyle.self, from: Data(json.utf8))
      }
    }
  }
#endif
