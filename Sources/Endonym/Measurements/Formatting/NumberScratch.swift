#if !canImport(Darwin)
  internal import _FoundationICU

  /// The memory that ICU writes a formatted number into, used again and again by one thread.
  final class NumberScratch {
    private let result: OpaquePointer?
    private let value: OpaquePointer?
    private let position: OpaquePointer?

    init() {
      var status = U_ZERO_ERROR
      result = swift_unumf_openResult(&status)
      value = result.flatMap { swift_unumf_resultAsValue($0, &status) }
      position = swift_ucfpos_open(&status)
    }

    deinit {
      if let result { swift_unumf_closeResult(result) }
      if let position { swift_ucfpos_close(position) }
    }

    /// The UTF-16 of a number, which lasts until the next one is formatted; empty where ICU fails.
    func format(_ number: Double, by format: ICUNumberFormat) -> UnsafeBufferPointer<UInt16> {
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      guard let result, let value else { return UnsafeBufferPointer(start: nil, count: 0) }
      swift_unumf_formatDouble(format.pointer, number, result, &status)
      let text = swift_ufmtval_getString(value, &count, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        return UnsafeBufferPointer(start: nil, count: 0)
      }
      return UnsafeBufferPointer(start: text, count: Int(count))
    }

    /// A number as a format rounds it.
    func rounded(_ number: Double, by format: ICUNumberFormat) -> Double {
      guard !self.format(number, by: format).isEmpty, let result else { return number }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        var status = U_ZERO_ERROR
        let count = swift_unumf_resultToDecimalNumber(result, buffer.baseAddress, 512, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count < 512 else {
          return number
        }
        let digits = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<Int(count)])
        return Double(String(decoding: digits, as: UTF8.self)) ?? number
      }
    }

    /// Where the parts of the number that was formatted last are.
    func spans() -> MeasurementSpans {
      var spans = MeasurementSpans()
      var status = U_ZERO_ERROR
      guard let value, let position else { return spans }
      swift_ucfpos_reset(position, &status)
      while swift_ufmtval_nextPosition(value, position, &status) != 0,
        status.rawValue <= U_ZERO_ERROR.rawValue
      {
        var (start, end): (Int32, Int32) = (0, 0)
        swift_ucfpos_getIndexes(position, &start, &end, &status)
        let isUnit =
          swift_ucfpos_getField(position, &status) == Int32(UNUM_MEASURE_UNIT_FIELD.rawValue)
        guard start < end else { continue }
        spans.add(Int(start)..<Int(end), isUnit: isUnit)
      }
      return spans
    }
  }
#endif
