import Endonym
import Foundation

/// What the journal's figures depend on beside the hikes: locale, units and texts.
public struct JournalContext: Sendable {
  /// The reader's locale.
  public var locale: Locale
  /// The units that the hiker has chosen.
  public var units: UnitSettings
  /// The texts in the reader's language.
  public var texts: JournalTexts

  /// Creates a context; the units are the region's where none are given.
  public init(texts: JournalTexts, units: UnitSettings? = nil) {
    locale = texts.locale
    self.units = units ?? UnitSettings(for: texts.locale)
    self.texts = texts
  }

  /// What dates depend on; a hike's times name its own time zone.
  public var dates: DateFormatContext { DateFormatContext(locale: locale, timeZone: .gmt) }
}
