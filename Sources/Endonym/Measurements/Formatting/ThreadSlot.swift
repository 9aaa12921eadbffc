#if !canImport(Darwin)
  import Foundation

  /// A place in which each thread keeps an object of its own, until the thread ends.
  final class ThreadSlot<Value: AnyObject>: @unchecked Sendable {
    private let key: pthread_key_t?

    init() {
      var key = pthread_key_t()
      let code = pthread_key_create(&key) { pointer in
        guard let pointer else { return }
        Unmanaged<AnyObject>.fromOpaque(pointer).release()
      }
      self.key = code == 0 ? key : nil
    }

    /// The object of the thread that asks, made where it has none.
    func value(_ make: () -> Value) -> Value {
      guard let key else { return make() }
      if let known = pthread_getspecific(key) {
        return Unmanaged<Value>.fromOpaque(known).takeUnretainedValue()
      }
      let value = make()
      let pointer = Unmanaged.passRetained(value).toOpaque()
      if pthread_setspecific(key, pointer) != 0 {
        Unmanaged<Value>.fromOpaque(pointer).release()
      }
      return value
    }
  }
#endif
