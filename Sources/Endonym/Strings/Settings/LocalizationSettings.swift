#if !canImport(Darwin)
  import Foundation

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
    public static var current: LocalizationSettings { task ?? appDefault.value }

    /// Sets the app's own settings; nil goes back to the defaults.
    public static func setDefault(_ settings: LocalizationSettings?) {
      appDefault.value = settings ?? LocalizationSettings()
    }

    private static let appDefault = AppDefault()

    private final class AppDefault: @unchecked Sendable {
      private let lock = NSLock()
      private var stored = LocalizationSettings()
      var value: LocalizationSettings {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
      }
    }
  }
#endif
