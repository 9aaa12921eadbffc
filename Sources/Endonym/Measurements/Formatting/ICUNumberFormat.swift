#if !canImport(Darwin)
  internal import _FoundationICU

  /// One of ICU's number formatters, opened once and from then on only read.
  ///
  /// ICU's formatters of this kind are immutable, and may be used on several threads at once.
  final class ICUNumberFormat: @unchecked Sendable {
    let pointer: OpaquePointer

    /// Opens a formatter, where ICU understands the skeleton and can format a number by it.
    ///
    /// Some of ICU's patterns fail only then, as those of Finnish for narrow square kilometers.
    init?(skeleton: String, localeIdentifier: String) {
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      guard
        let pointer = swift_unumf_openForSkeletonAndLocale(
          units, Int32(clamping: units.count), localeIdentifier, &status)
      else { return nil }
      let trial = swift_unumf_openResult(&status)
      swift_unumf_formatDouble(pointer, 1, trial, &status)
      swift_unumf_closeResult(trial)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else {
        swift_unumf_close(pointer)
        return nil
      }
      self.pointer = pointer
    }

    deinit { swift_unumf_close(pointer) }
  }
#endif
