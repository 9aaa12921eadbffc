import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Runs work with the rights of a user who is not the superuser, whom no permission stops.
enum OrdinaryUser {
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        #if os(Linux)
          // On Linux these rights belong to the thread (setfsuid(2)), so that no other test sees it.
          if geteuid() == 0 { giveUpRights() }
        #endif
        continuation.resume(returning: body())
      }
      thread.start()
    }
  }

  #if os(Linux)
    /// Calls setfsuid(2), which the Glibc module lacks.
    private static func giveUpRights() {
      guard let function = dlsym(nil, "setfsuid") else { return }
      _ = unsafeBitCast(function, to: (@convention(c) (uid_t) -> CInt).self)(65_534)
    }
  #endif
}
