import Dispatch
import Foundation

/// The two ends of a connection without a network: messages with a NUL after each
/// (Chromium, `content/browser/devtools/devtools_pipe_handler.cc`).
final class DevToolsChannel: Sendable {
  /// What the browser says, in order; ends when the browser does.
  let messages: AsyncStream<Data>
  /// The end that the browser is given as its descriptors 3 and 4.
  let browserDescriptor: Int32
  private let descriptor: Int32
  private let writing = DispatchQueue(label: "endonym.chromium-driver.writing")

  init() throws {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let made = socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
    #else
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      let made = socketpair(AF_UNIX, kind, 0, &ends)
    #endif
    guard made == 0 else {
      throw DriverError("no socket pair: \(String(cString: strerror(errno)))")
    }
    descriptor = ends[0]
    // Above 3 and 4, which the child's copies take.
    browserDescriptor = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    #if canImport(Darwin)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      var on: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    let (stream, continuation) = AsyncStream.makeStream(of: Data.self)
    messages = stream
    let source = descriptor
    Thread.detachNewThread { Self.read(source, into: continuation) }
  }

  /// Sends a message after those before it.
  func send(_ message: Data) {
    let descriptor = descriptor
    writing.async {
      var rest = message[...] + [0]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { bytes in
          #if canImport(Darwin)
            Foundation.send(descriptor, bytes.baseAddress, bytes.count, 0)
          #else
            // A browser that has ended must not end the tests with a signal.
            Foundation.send(
              descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
          #endif
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Lets go of the browser's end, which the browser has by now.
  func closeBrowserEnd() { close(browserDescriptor) }

  /// Ends both directions, and with them the reading thread.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private static func read(_ descriptor: Int32, into messages: AsyncStream<Data>.Continuation) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var message = Data()
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: 0) {
        message.append(contentsOf: rest[..<end])
        messages.yield(message)
        message = Data()
        rest = rest[(end + 1)...]
      }
      message.append(contentsOf: rest)
    }
    messages.finish()
    close(descriptor)
  }
}
