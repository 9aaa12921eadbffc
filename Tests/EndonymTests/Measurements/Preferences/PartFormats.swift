#if !canImport(Darwin)
  @testable import Endonym

  /// Formats the parts of preferred measurements in a locale, each as ICU does by itself.
  final class PartFormats {
    /// How ICU rounds where neither a preference nor the caller asks for something.
    private static let usual = "./@@*"
    private let locale: String
    private var formats: [String: ICUNumber] = [:]

    init(locale: String) {
      self.locale = locale
    }

    /// The texts of the parts, without a sign but for the first.
    func texts(of measurement: PreferredMeasurement) throws -> [String] {
      let last = measurement.parts.count - 1
      return try measurement.parts.enumerated().map { index, part in
        let precision = index < last ? "" : measurement.precisionSkeleton ?? Self.usual
        // ICU loses the sign of "-0 ft 6 in"; this program keeps it with the zero.
        let value = last > 0 && part.value == 0 ? 0 : part.value
        return try format("\(part.unit.skeletonStem) unit-width-full-name \(precision)", locale)
          .format(value)
      }
    }

    /// A value as a precision rounds it.
    func rounded(_ value: Double, _ precision: String?) -> Double {
      let skeleton = "\(precision ?? Self.usual) group-off"
      return (try? format(skeleton, "en").format(value)).flatMap { Double($0) } ?? .nan
    }

    private func format(_ skeleton: String, _ locale: String) throws -> ICUNumber {
      if let known = formats[skeleton] { return known }
      let format = try ICUNumber(skeleton: skeleton, locale: locale)
      formats[skeleton] = format
      return format
    }
  }

  extension String {
    /// Whether the text is made of some others in their order, with no digit between them.
    func hasParts(_ parts: [String]) -> Bool {
      if parts.count == 1 { return self == parts[0] }
      var rest = self[...]
      for part in parts {
        guard let range = rest.firstRange(of: part) else { return false }
        guard !rest[..<range.lowerBound].contains(where: \.isNumber) else { return false }
        rest = rest[range.upperBound...]
      }
      return rest.isEmpty
    }
  }

  extension UnitRoute {
    /// Every threshold with its neighbours, and values of all sizes and signs.
    func valuesToTry() -> [Double] {
      var values = [0, 0.001, 0.0349, 0.5, 1, 1.826, 11.97, 72.5, 999.99, 123_456.789, 5e9]
      values += values.map { -$0 }
      for choice in choices {
        let value = choice.conversions[0].inverted(choice.threshold)
        guard value.isFinite else { continue }
        let near: [Double] = [
          1, 1.000_000_001, 0.999_999_999, 1.0.nextUp, 1.0.nextDown, -1, 2.999_999_999_9,
        ]
        values += near.map { value * $0 }
      }
      return values
    }
  }
#endif
