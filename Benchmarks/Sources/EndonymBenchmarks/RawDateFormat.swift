import Foundation
import _FoundationICU

/// ICU's own date format, opened once, with its symbols set: the limit that dates are measured against.
struct RawDateFormat {
  private let format: OpaquePointer

  init(
    locale: String, timeZone: String, pattern: String, symbols: (before: String, after: String)
  ) throws {
    var status = U_ZERO_ERROR
    let zone = Array(timeZone.utf16)
    let pattern = Array(pattern.utf16)
    guard
      let format = swift_udat_open(
        UDAT_PATTERN, UDAT_PATTERN, locale, zone, Int32(zone.count), pattern, Int32(pattern.count),
        &status)
    else { throw BenchmarkError("ICU opens no format: \(status)") }
    self.format = OpaquePointer(format)
    for (index, symbol) in [symbols.before, symbols.after].enumerated() {
      var text = Array(symbol.utf16)
      text.withUnsafeMutableBufferPointer { buffer in
        swift_udat_setSymbols(
          format, UDAT_AM_PMS, Int32(index), buffer.baseAddress, Int32(buffer.count), &status)
      }
    }
    guard status.rawValue <= 0 else { throw BenchmarkError("ICU sets no symbols: \(status)") }
  }

  func string(from date: Date) -> String {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 128) { buffer in
      var status = U_ZERO_ERROR
      let count = swift_udat_format(
        UnsafeMutablePointer(format), date.timeIntervalSince1970 * 1000, buffer.baseAddress, 128,
        nil, &status)
      return String(decoding: buffer[..<Int(max(0, count))], as: UTF16.self)
    }
  }
}
