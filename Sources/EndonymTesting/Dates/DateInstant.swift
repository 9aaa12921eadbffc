import Checks
import Foundation

/// A chosen moment, with a name and the time zone that it is looked at in.
public struct DateInstant: Sendable, Hashable {
  /// The name, as goldens and anchors call it.
  public var name: String
  /// The moment.
  public var date: Date
  /// The time zone that it is shown in.
  public var timeZone: TimeZone

  /// Creates an instant.
  public init(name: String, date: Date, timeZone: TimeZone) {
    self.name = name
    self.date = date
    self.timeZone = timeZone
  }

  /// Reads an instant from its wall clock; fails where a text can't be read.
  ///
  /// A time that the clocks skip in spring is the one that they show instead.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - wallClock: The time as `2026-08-15 17:39`, in the Gregorian calendar.
  ///   - timeZone: The time zone's identifier.
  public init?(name: String, wallClock: String, timeZone: String) {
    let numbers = wallClock.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 5, let zone = TimeZone(identifier: timeZone) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let components = DateComponents(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
    guard let date = calendar.date(from: components) else { return nil }
    self.init(name: name, date: date, timeZone: zone)
  }

  /// Moments at which formats go wrong: both halves of the day and their edges, a one-digit and a
  /// two-digit day, the year's end, and the hour that New York's clocks skip in spring.
  public static let standard: [DateInstant] = [
    ("morning", "2026-03-05 09:05"), ("evening", "2026-08-15 17:39"),
    ("midnight", "2026-08-16 00:00"), ("noon", "2026-10-28 12:00"),
    ("year end", "2026-12-31 23:59"), ("skipped hour", "2026-03-08 02:30"),
  ].compactMap {
    DateInstant(name: $0.0, wallClock: $0.1, timeZone: "America/New_York")
  }

  /// Seven moments at noon, from Sunday to Saturday.
  public static let week: [DateInstant] = (9...15).compactMap { day in
    DateInstant(
      name: "August \(day)", wallClock: "2026-08-\(day) 12:00", timeZone: "America/New_York")
  }

  /// Every full hour of a day without a change of clocks.
  public static let hours: [DateInstant] = (0...23).compactMap { hour in
    DateInstant(
      name: "\(hour):00", wallClock: "2026-08-15 \(hour):00", timeZone: "America/New_York")
  }
}

extension DateInstant {
  /// The moment as a manifest names it.
  var rendered: RenderedManifest.Instant {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func padded(_ number: Int?, _ digits: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
    let day = [padded(parts.year, 4), padded(parts.month, 2), padded(parts.day, 2)]
    let time = [padded(parts.hour, 2), padded(parts.minute, 2)]
    return RenderedManifest.Instant(
      name: name, wallClock: day.joined(separator: "-") + " " + time.joined(separator: ":"),
      timeZone: timeZone.identifier)
  }
}
