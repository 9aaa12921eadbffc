import StringCatalog

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor as an output.
struct DescriptorOutput: TextOutput {
  let descriptor: CInt
  /// What messages call it.
  let name: String

  static let standardOutput = DescriptorOutput(descriptor: 1, name: "standard output")
  static let standardError = DescriptorOutput(descriptor: 2, name: "standard error")

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let (result, code) = bytes.withUnsafeBytes { buffer -> (Int, CInt) in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        #if canImport(Darwin)
          let result = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let result = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let result = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        return (result, errno)
      }
      if result >= 0 {
        written += result
      } else if code == EAGAIN {
        waitUntilWritable()
      } else if code == EPIPE {
        return
      } else if code != EINTR {
        throw FileError(path: name, code: code)
      }
    }
  }

  /// Waits for a reader that set the descriptor to non-blocking and is slow.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
