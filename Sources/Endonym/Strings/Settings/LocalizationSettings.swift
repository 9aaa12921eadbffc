#if !canImport(Darwin)
  import Synchronization

  /// What a localized text depends on beside its key, locale and arguments.
  public struct LocalizationSettings: Sendable {
    /// The device whose variations are shown.
    public var device: LocalizationDevice
    /// The width for which a text's width variations are chosen, in the units of the variations'
    /// names; nil means the widest.
    public var width: Int?
    /// Where tables are read and kept.
    public var store: StringsStore

    /// Creates settings.
    public init(
      device: LocalizationDevice = .other, width: Int? = nil, store: StringsStore = .shared
    ) {
      self.device = device
      self.width = width
      self.store = store
    }

    /// The settings of the current task, where some were given with `$task.withValue`.
    @TaskLocal public static var task: LocalizationSettings?

    /// The settings where a call names none: the task's, else the app's.
    public static var current: LocalizationSettings { task ?? appDefault.value ?? unchanged }

    /// Sets the app's own settings; nil goes back to the defaults.
    public static func setDefault(_ settings: LocalizationSettings?) {
      appDefault.value = settings
    }

    private static let appDefault = AppDefault()
    private static let unchanged = LocalizationSettings()

    private final class AppDefault: Sendable {
      private let stored = Mutex<LocalizationSettings?>(nil)
      /// Most apps never set one, and then nobody waits for the lock.
      private let isSet = Atomic(false)

      var value: LocalizationSettings? {
        get { isSet.load(ordering: .acquiring) ? stored.withLock { $0 } : nil }
        set {
          stored.withLock { $0 = newValue }
          isSet.store(newValue != nil, ordering: .releasing)
        }
      }
    }
  }
#endif
