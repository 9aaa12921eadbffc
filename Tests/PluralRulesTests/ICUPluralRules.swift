#if canImport(_FoundationICU)
  import PluralRules
  import _FoundationICU

  /// ICU's own plural rules of one language, to compare with.
  final class ICUPluralRules {
    struct Failure: Error { let status: Int32 }

    private let handle: OpaquePointer

    init(language: String, kind: PluralKind) throws {
      var status = U_ZERO_ERROR
      let type = kind == .cardinal ? UPLURAL_TYPE_CARDINAL : UPLURAL_TYPE_ORDINAL
      guard let handle = swift_uplrules_openForType(language, type, &status), status.rawValue <= 0
      else { throw Failure(status: Int32(status.rawValue)) }
      self.handle = handle
    }

    deinit { swift_uplrules_close(handle) }

    func category(for number: Double) throws -> String {
      try keyword { swift_uplrules_select(handle, number, $0, $1, $2) }
    }

    /// The category of a number as a skeleton formats it in English.
    func category(for decimal: String, skeleton: String) throws -> String {
      var status = U_ZERO_ERROR
      let pattern = Array(skeleton.utf16)
      let formatter = swift_unumf_openForSkeletonAndLocale(
        pattern, Int32(pattern.count), "en", &status)
      defer { swift_unumf_close(formatter) }
      let result = swift_unumf_openResult(&status)
      defer { swift_unumf_closeResult(result) }
      swift_unumf_formatDecimal(formatter, decimal, Int32(decimal.utf8.count), result, &status)
      guard status.rawValue <= 0 else { throw Failure(status: Int32(status.rawValue)) }
      return try keyword { swift_uplrules_selectFormatted(handle, result, $0, $1, $2) }
    }

    private func keyword(
      _ select: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
    ) throws -> String {
      var status = U_ZERO_ERROR
      let keyword = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
        let length = select(buffer.baseAddress, Int32(buffer.count), &status)
        return String(decoding: buffer.prefix(Int(max(0, length))), as: UTF16.self)
      }
      guard status.rawValue <= 0 else { throw Failure(status: Int32(status.rawValue)) }
      return keyword
    }
  }
#endif
