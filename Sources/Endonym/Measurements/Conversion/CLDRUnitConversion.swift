#if !canImport(Darwin)
  /// How values of one unit become values of another.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Conversion".
  struct CLDRUnitConversion: Sendable, Equatable {
    /// What a value is multiplied by.
    var scale = 1.0
    /// What multiplies on the way back; kept, for one over the scale would round once more.
    var inverseScale = 1.0
    /// What is added to a value before it is multiplied, in the source's unit; temperatures have
    /// one.
    var sourceOffset = 0.0
    /// What is subtracted after the multiplication, in the target's unit.
    var targetOffset = 0.0
    /// Whether one over the result is meant, as from miles per gallon to litres per kilometre.
    var isReciprocal = false

    /// The value in the target's unit; infinite for a reciprocal of zero.
    func callAsFunction(_ value: Double) -> Double {
      let result = (value + sourceOffset) * scale - targetOffset
      guard isReciprocal else { return result }
      return result == 0 ? .infinity : 1 / result
    }

    /// The value in the source's unit of one in the target's.
    func inverted(_ value: Double) -> Double {
      var result = value
      if isReciprocal { result = value == 0 ? .infinity : 1 / value }
      return (result + targetOffset) * inverseScale - sourceOffset
    }
  }
#endif
