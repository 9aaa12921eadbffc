#if !canImport(Darwin)
  import Foundation

  extension Measurement where UnitType: Dimension {
    /// The measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
      style.format(self)
    }

    /// The measurement in the unit that the current locale's region prefers, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  }
#endif
