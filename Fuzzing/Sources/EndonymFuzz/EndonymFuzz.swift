import Examination
import Foundation

/// libFuzzer's entry: one input, examined; what doesn't hold ends the process, so that it is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let violations = Examination(
    of: Array(UnsafeBufferPointer(start: bytes, count: count))
  ).violations
  if !violations.isEmpty {
    FileHandle.standardError.write(Data((violations.joined(separator: "\n") + "\n").utf8))
    abort()
  }
  return 0
}
