#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Whole numbers in texts are written as Foundation's own style writes them.
  struct WholeNumberTests {
    private static let numbers: [Int] = {
      var numbers = Array(-1_100...1_100) + [.min, .max, .min + 1]
      var power = 1
      for _ in 0..<18 {
        power *= 10
        numbers += [power - 1, power, power + 1, -power, 1 - power, power / 7, power / 3 * 2]
      }
      return numbers
    }()

    @Test(arguments: [
      "en", "de", "de_CH", "de_AT", "fr", "es", "pl", "pt_PT", "en_IN", "hi", "bn", "ne", "mr",
      "ar", "ar_EG", "fa", "ur", "he", "my", "km", "th", "th@numbers=thai", "ja", "zh_Hant",
      "zh@numbers=hanidec", "sv", "nb", "lt", "sl", "hu", "bg", "ff_Adlm", "ks", "dz", "sat",
      "en_US_POSIX", "gsw", "rm", "et", "ro", "und", "xx", "en@numbers=roman", "ta@numbers=taml",
    ])
    func numbersAreFoundations(locale: String) {
      let locale = Locale(identifier: locale)
      let style = IntegerFormatStyle<Int>(locale: locale)
      for number in Self.numbers {
        let text = String(localized: "\(number)", locale: locale)
        #expect(text == style.format(number), "\(locale.identifier) \(number)")
      }
    }
  }
#endif
