import Endonym
import Foundation

extension Journal {
  /// The number of hikes as a statistic: "12", "12次".
  public static func countFigure(_ count: Int, in context: JournalContext) -> Figure {
    .count(count, classifier: context.texts.hikeClassifier, locale: context.locale)
  }

  /// The number of hikes with its noun: "12 hikes".
  public static func hikesFigure(_ count: Int, in context: JournalContext) -> Figure {
    Figure(localized: context.texts.hikes(count))
  }
}
