#if !canImport(Darwin)
  public import Foundation
  import Synchronization

  /// A formatter that tells how far away a date is, as in "3 days ago" and "tomorrow".
  ///
  /// It is Apple's class, which Foundation lacks here, over ICU's words. The strings stand alone:
  /// within a sentence they may be grammatically wrong. One formatter can be used on several
  /// threads at once.
  ///
  /// Source: Apple's documentation of `RelativeDateTimeFormatter`; CLDR's date fields (UTS #35
  /// Part 4, chapter "Calendar Fields").
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    private struct Settings: Sendable {
      var dateTimeStyle = DateTimeStyle.numeric
      var unitsStyle = UnitsStyle.full
      var formattingContext = Formatter.Context.unknown
      var calendar = Calendar.autoupdatingCurrent
      var locale = Locale.autoupdatingCurrent
    }

    private static let formats = SplitCache<RelativeDateWording, ICURelativeDateFormat?>(
      capacity: 32)
    private let settings = Mutex(Settings())

    /// Creates a formatter of numbers and full units for the current calendar and locale.
    public required override init() { super.init() }

    /// Gives nil: the formatter can't be read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// A copy with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = type(of: self).init()
      let settings = settings.withLock { $0 }
      copy.settings.withLock { $0 = settings }
      return copy
    }

    /// Whether names such as "yesterday" are used.
    open var dateTimeStyle: DateTimeStyle {
      get { settings.withLock { $0.dateTimeStyle } }
      set { settings.withLock { $0.dateTimeStyle = newValue } }
    }

    /// How numbers and units are written.
    open var unitsStyle: UnitsStyle {
      get { settings.withLock { $0.unitsStyle } }
      set { settings.withLock { $0.unitsStyle = newValue } }
    }

    /// Where the string will stand, which decides whether it begins with a capital letter.
    open var formattingContext: Formatter.Context {
      get { settings.withLock { $0.formattingContext } }
      set { settings.withLock { $0.formattingContext = newValue } }
    }

    /// The calendar whose days, weeks, months and years are counted.
    open var calendar: Calendar {
      get { settings.withLock { $0.calendar } }
      set { settings.withLock { $0.calendar = newValue } }
    }

    /// The locale whose words are used.
    open var locale: Locale {
      get { settings.withLock { $0.locale } }
      set { settings.withLock { $0.locale = newValue } }
    }

    /// The first component that is not zero, largest unit first; negative ones are in the past.
    ///
    /// Years, months, weeks of the month, days, hours, minutes and seconds count, others don't. If
    /// all are zero, the smallest one that is set is told; without any it is zero seconds.
    open func localizedString(from dateComponents: DateComponents) -> String {
      string(RelativeDateQuantity(dateComponents))
    }

    /// An interval in seconds; a negative one is in the past.
    ///
    /// Its days have 24 hours, and it is told in whole days, weeks, months and years; hours and
    /// minutes are rounded.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      string(RelativeDateQuantity(timeInterval, calendar: calendar))
    }

    /// How far a date is from another by the formatter's calendar and its time zone.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      string(RelativeDateQuantity(of: date, from: referenceDate, calendar: calendar))
    }

    /// How far a date is from now, or nil if the object is not a date.
    open override func string(for obj: Any?) -> String? {
      (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func string(_ quantity: RelativeDateQuantity) -> String {
      let settings = settings.withLock { $0 }
      for identifier in [settings.locale.identifier, ""] {
        let wording = RelativeDateWording(
          localeIdentifier: identifier, unitsStyle: settings.unitsStyle,
          context: settings.formattingContext)
        let format = Self.formats.value(for: wording) { ICURelativeDateFormat($0) }
        if let string = format?.string(quantity, named: settings.dateTimeStyle == .named) {
          return string
        }
      }
      return quantity.value.formatted(.number.locale(settings.locale))
    }
  }
#endif
