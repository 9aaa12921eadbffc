#if !canImport(Darwin)
  import Foundation

  extension Measurement where UnitType: Dimension {
    /// A style whose text tells the value's part from the unit's.
    ///
    /// The attribute `measurement` of a run is `.value` or `.unit`; what stands between the two has
    /// none. A unit can have several runs, or come first; a locale that writes one or two of a unit
    /// as a word alone has no value.
    ///
    /// Source: Apple's documentation of `Measurement.AttributedStyle`.
    @dynamicMemberLookup
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      var innerStyle: Measurement<UnitType>.FormatStyle

      /// The text of a measurement, in runs.
      public func format(_ value: Measurement<UnitType>) -> AttributedString {
        withUnsafeBytes(of: innerStyle) {
          MeasurementText.attributedString(
            value.value, value.unit, $0, { innerStyle.locale }, { innerStyle.parameters })
        }
      }

      /// The style with another locale.
      public func locale(_ locale: Locale) -> Self { Self(innerStyle: innerStyle.locale(locale)) }

      /// A property of the style that this one comes from.
      public subscript<T>(dynamicMember key: KeyPath<Measurement<UnitType>.FormatStyle, T>) -> T {
        innerStyle[keyPath: key]
      }

      /// A property of the style that this one comes from.
      public subscript<T>(
        dynamicMember key: WritableKeyPath<Measurement<UnitType>.FormatStyle, T>
      ) -> T {
        get { innerStyle[keyPath: key] }
        set { innerStyle[keyPath: key] = newValue }
      }
    }
  }
#endif
