#if !canImport(Darwin)
  import Glibc

  /// Whether two values are the same bit for bit, which is told much faster than whether they are
  /// equal; values that aren't may still be equal.
  @inline(__always)
  func isIdentical<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in
      withUnsafeBytes(of: right) { right in
        guard let start = left.baseAddress, let other = right.baseAddress else { return false }
        return memcmp(start, other, left.count) == 0
      }
    }
  }
#endif
