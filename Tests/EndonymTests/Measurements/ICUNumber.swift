#if !canImport(Darwin)
  import Testing

  private import _FoundationICU

  /// Whether ICU opens a number formatter for a skeleton.
  func icuKnows(_ skeleton: String) -> Bool {
    (try? ICUNumber(skeleton: skeleton, locale: "en")) != nil
  }

  /// A number formatter of ICU's own, opened directly: what the tests compare with.
  final class ICUNumber {
    private let formatter: OpaquePointer
    private let result: OpaquePointer

    /// Opens the formatter of a skeleton; throws what ICU says against it.
    init(skeleton: String, locale: String) throws {
      var status = U_ZERO_ERROR
      let skeleton = Array(skeleton.utf16)
      let formatter = swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale, &status)
      let result = swift_unumf_openResult(&status)
      guard status.rawValue <= 0, let formatter, let result else {
        throw ICUFailure(code: status.rawValue)
      }
      self.formatter = formatter
      self.result = result
    }

    deinit {
      swift_unumf_closeResult(result)
      swift_unumf_close(formatter)
    }

    /// A number in the skeleton's form.
    func format(_ value: Double) throws -> String {
      var status = U_ZERO_ERROR
      swift_unumf_formatDouble(formatter, value, result, &status)
      guard status.rawValue <= 0 else { throw ICUFailure(code: status.rawValue) }
      let length = swift_unumf_resultToString(result, nil, 0, &status)
      status = U_ZERO_ERROR
      let units = [UInt16](unsafeUninitializedCapacity: Int(length) + 1) { buffer, count in
        count = Int(
          swift_unumf_resultToString(result, buffer.baseAddress, Int32(buffer.count), &status))
      }
      guard status.rawValue <= 0 else { throw ICUFailure(code: status.rawValue) }
      return String(decoding: units, as: UTF16.self)
    }
  }

  /// What ICU says against a request.
  struct ICUFailure: Error {
    let code: Int32
  }
#endif
