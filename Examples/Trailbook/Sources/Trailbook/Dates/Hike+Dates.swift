import Endonym
import Foundation

extension Hike {
  /// The moment at which the hike began, on a surface of the app and in the trail's own time zone.
  public func start(as intent: DateIntent, in context: JournalContext) -> String {
    start.rendered(as: intent, timeZone: timeZone, context: context.dates)
  }
}
