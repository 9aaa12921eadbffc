#if !canImport(Darwin)
  internal import _FoundationICU

  /// ICU's formatter of lists of measurements, opened once and from then on only read.
  final class ICUListFormat {
    private let pointer: OpaquePointer

    /// Opens a formatter for parts of a unit width.
    init?(localeIdentifier: String, width: MeasurementUnitWidth) {
      var status = U_ZERO_ERROR
      let listWidth =
        switch width {
        case .wide: ULISTFMT_WIDTH_WIDE
        case .abbreviated: ULISTFMT_WIDTH_SHORT
        case .narrow: ULISTFMT_WIDTH_NARROW
        }
      guard
        let pointer = swift_ulistfmt_openForType(
          localeIdentifier, ULISTFMT_TYPE_UNITS, listWidth, &status),
        status.rawValue <= U_ZERO_ERROR.rawValue
      else { return nil }
      self.pointer = pointer
    }

    deinit { swift_ulistfmt_close(pointer) }

    /// The texts as one, each with its runs; nil where ICU fails.
    func join(_ texts: [MeasurementRunText]) -> MeasurementRunText? {
      var status = U_ZERO_ERROR
      guard let result = swift_ulistfmt_openResult(&status) else { return nil }
      defer { swift_ulistfmt_closeResult(result) }
      format(texts, into: result, &status)
      guard let value = swift_ulistfmt_resultAsValue(result, &status),
        let position = swift_ucfpos_open(&status)
      else { return nil }
      defer { swift_ucfpos_close(position) }
      var count: Int32 = 0
      let units = swift_ufmtval_getString(value, &count, &status)
      guard let units, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      let all = UnsafeBufferPointer(start: units, count: Int(count))
      var joined = MeasurementRunText()
      var end = 0
      for text in texts {
        var element = 0..<0
        repeat {
          guard swift_ufmtval_nextPosition(value, position, &status) != 0 else { return nil }
          var (from, to): (Int32, Int32) = (0, 0)
          swift_ucfpos_getIndexes(position, &from, &to, &status)
          element = Int(from)..<Int(to)
        } while element.lowerBound < end || !all[element].elementsEqual(text.units)
        joined.append(all[end..<element.lowerBound], as: nil)
        joined.append(text)
        end = element.upperBound
      }
      joined.append(all[end...], as: nil)
      return joined
    }

    private func format(
      _ texts: [MeasurementRunText], into result: OpaquePointer, _ status: inout UErrorCode
    ) {
      var units: [UInt16] = []
      for text in texts { units += text.units }
      let counts = texts.map { Int32(clamping: $0.units.count) }
      units.withUnsafeBufferPointer { buffer in
        var starts: [UnsafePointer<UInt16>?] = []
        var offset = 0
        for text in texts {
          starts.append(buffer.baseAddress.map { $0 + offset })
          offset += text.units.count
        }
        swift_ulistfmt_formatStringsToResult(
          pointer, starts, counts, Int32(clamping: counts.count), result, &status)
      }
    }
  }
#endif
