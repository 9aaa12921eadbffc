import Foundation

/// Numbers the threads in the order in which they first ask, so that neighbours differ.
final class ThreadNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private let key: pthread_key_t
  private var last = 0

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    self.key = key
  }

  /// The number of the thread that asks, from 1.
  var current: Int {
    if let known = pthread_getspecific(key) { return Int(bitPattern: known) }
    let number = lock.withLock {
      last += 1
      return last
    }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: number))
    return number
  }
}
