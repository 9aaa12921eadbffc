import Foundation

/// A running browser with everything that it started.
final class BrowserProcess: Sendable {
  private let identifier: pid_t

  /// Starts a program with one descriptor as its descriptors 3 and 4.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - descriptor: The descriptor, above 4.
  ///   - log: The file that takes what it prints.
  /// - Throws: `DriverError` where the program doesn't start.
  init(_ path: String, _ arguments: [String], descriptor: Int32, log: String) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, descriptor, 3)
    posix_spawn_file_actions_adddup2(&actions, descriptor, 4)
    // A group of its own, so that its helpers can be ended with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var identifier: pid_t = 0
    let failure = posix_spawn(&identifier, path, &actions, &attributes, words, environ)
    guard failure == 0 else {
      throw DriverError("\(path) doesn't start: \(String(cString: strerror(failure)))")
    }
    self.identifier = identifier
  }

  /// Ends it and everything that it started, at once; to be called once.
  func end() {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
  }
}
