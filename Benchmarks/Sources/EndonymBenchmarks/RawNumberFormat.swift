import Foundation
import _FoundationICU

/// ICU's own number format, opened once, its result used again: the limit that measurements are measured against.
final class RawNumberFormat {
  private let format: OpaquePointer
  private let result: OpaquePointer

  init(skeleton: String, locale: String) throws {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let format = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
    let result = swift_unumf_openResult(&status)
    guard status.rawValue <= 0, let format, let result else {
      throw BenchmarkError("ICU opens no number format: \(status)")
    }
    self.format = format
    self.result = result
  }

  deinit {
    swift_unumf_closeResult(result)
    swift_unumf_close(format)
  }

  func string(from value: Double) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) { buffer in
      var status = U_ZERO_ERROR
      swift_unumf_formatDouble(format, value, result, &status)
      let count = swift_unumf_resultToString(result, buffer.baseAddress, 128, &status)
      let units = UnsafeBufferPointer(rebasing: buffer[..<Int(min(128, max(0, count)))])
      return String(decoding: units, as: UTF16.self)
    }
  }
}
