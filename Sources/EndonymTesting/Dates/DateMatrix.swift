import Endonym
import Foundation

/// Every text that an app's intents render: intent × language × clock × instant.
public struct DateMatrix<Intent: DateRenderIntent>: Sendable where Intent.Language: Sendable {
  /// The surfaces.
  public var intents: [Intent]
  /// The languages.
  public var languages: [Intent.Language]
  /// The clocks.
  public var clocks: [DateClock]
  /// The moments.
  public var instants: [DateInstant]
  /// The digits.
  public var digits: DateDigits

  /// Creates a matrix.
  public init(
    intents: [Intent], languages: [Intent.Language] = Array(Intent.Language.allCases),
    clocks: [DateClock] = DateClock.allCases, instants: [DateInstant] = DateInstant.standard,
    digits: DateDigits = .locale
  ) {
    self.intents = intents
    self.languages = languages
    self.clocks = clocks
    self.instants = instants
    self.digits = digits
  }

  /// The rows of one language, in the order of intents, clocks and instants.
  ///
  /// An intent that shows no hour reads the same by every clock and has its rows once.
  public func rows(in language: Intent.Language) -> [GoldenRow] {
    intents.flatMap { intent -> [GoldenRow] in
      let texts = clocks.map { clock in
        instants.map { text(of: intent, in: language, clock: clock, at: $0) }
      }
      if texts.count > 1, Set(texts).count == 1, let first = texts.first {
        return rows(of: intent, clock: "any clock", texts: first)
      }
      return zip(clocks, texts).flatMap { clock, texts in
        rows(of: intent, clock: clock.goldenName, texts: texts)
      }
    }
  }

  private func rows(of intent: Intent, clock: String, texts: [String]) -> [GoldenRow] {
    zip(instants, texts).map { instant, text in
      GoldenRow(path: ["\(intent)", clock, instant.name], value: text)
    }
  }

  /// The text of one intent.
  public func text(
    of intent: Intent, in language: Intent.Language, clock: DateClock, at instant: DateInstant
  ) -> String {
    DateRenderer.shared.string(
      from: instant.date, plan: intent.plan(for: language),
      languageIdentifier: language.identifier, timeZone: instant.timeZone, clock: clock,
      digits: digits)
  }

  /// The golden sections: one a language.
  public var sections: [GoldenSection] {
    languages.map { GoldenSection(name: $0.identifier, rows: rows(in: $0)) }
  }
}

extension DateClock {
  /// The clock as goldens and anchors write it.
  var goldenName: String { self == .twelveHour ? "12h" : "24h" }

  /// Reads a golden's or anchor's spelling.
  init?(goldenName: String) {
    guard let clock = Self.allCases.first(where: { $0.goldenName == goldenName }) else {
      return nil
    }
    self = clock
  }
}
