import Findings
import Foundation

/// Chooses the texts that a gate in unit tests watches: those nearest to their budgets.
public struct TightestProposal: Sendable {
  /// The chosen texts, by slot, language and name.
  public let texts: [TightestText]

  /// Chooses the tightest texts of a sweep.
  ///
  /// They are the tightest of all, then the tightest of each slot and of each script, so that no
  /// slot and no script goes unwatched. Every accepted text is there too, on top of the count: what
  /// replaces it is too wide more often than not.
  ///
  /// - Parameters:
  ///   - count: How many of the tightest of all that aren't accepted; those of slots and scripts
  ///     come on top.
  ///   - result: The sweep.
  ///   - path: The path of the file that will list them.
  public init(_ count: Int, of result: SweepResult, path: String = "endonym-tightest.json") {
    let lines = Dictionary(
      result.slots.map { ($0.name, $0.lines) }, uniquingKeysWith: { first, _ in first })
    let ranked = result.verdicts.enumerated().map { index, verdict in
      Ranked(
        index: index, verdict: verdict,
        tightness: Self.tightness(of: verdict, lines: lines[verdict.text.slot] ?? 1))
    }.sorted()
    var chosen: Set<TightestText.Identity> = []
    var texts: [TightestText] = []
    func add(_ verdict: SlotVerdict) {
      let identity = TightestText.Identity(verdict.text)
      guard chosen.insert(identity).inserted else { return }
      texts.append(
        TightestText(
          slot: identity.slot, language: identity.language, origin: identity.origin,
          sample: identity.sample, location: SourceLocation(path: path)))
    }
    for ranked in ranked where ranked.verdict.acceptedReason == nil && texts.count < count {
      add(ranked.verdict)
    }
    var slots: Set<String> = []
    var scripts: Set<String> = []
    var scriptOfLanguage: [String: String] = [:]
    for ranked in ranked {
      let text = ranked.verdict.text
      let script = scriptOfLanguage[text.language] ?? Self.script(of: text.language)
      scriptOfLanguage[text.language] = script
      let isFirstOfSlot = slots.insert(text.slot).inserted
      let isFirstOfScript = scripts.insert(script).inserted
      let isAccepted = ranked.verdict.acceptedReason != nil
      if isFirstOfSlot || isFirstOfScript || isAccepted { add(ranked.verdict) }
    }
    self.texts = texts.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
  }

  /// The share of its budget that a text takes; on several lines, of all of them.
  private static func tightness(of verdict: SlotVerdict, lines: Int) -> Double {
    guard verdict.budget > 0 else { return .infinity }
    let share = verdict.width / verdict.budget
    return lines > 1 ? (Double(verdict.lines - 1) + share) / Double(lines) : share
  }

  private static func script(of language: String) -> String {
    let language = Locale.Language(identifier: language)
    return language.script?.identifier
      ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier ?? "Zyyy"
  }

  private struct Ranked: Comparable {
    var index: Int
    var verdict: SlotVerdict
    var tightness: Double

    static func < (left: Ranked, right: Ranked) -> Bool {
      let isAccepted = (left.verdict.acceptedReason != nil, right.verdict.acceptedReason != nil)
      if isAccepted.0 != isAccepted.1 { return !isAccepted.0 }
      return left.tightness == right.tightness
        ? left.index < right.index : left.tightness > right.tightness
    }
  }
}

extension TightestText {
  /// The parts by which a file is in order, scalar by scalar.
  fileprivate var sortKey: [Unicode.Scalar] {
    let rest: [String?] =
      switch origin {
      case .entry(let catalog, let key, let variation): [catalog, key, variation]
      case .date(let intent, let instant, let clock): [intent, instant, clock]
      case .figure(let name, let sample): [name, sample]
      case .server(let key, let category): [key, category]
      case .sample: [sample]
      }
    let parts = [slot, language] + rest.map { $0 ?? "" }
    return Array(parts.joined(separator: "\0").unicodeScalars)
  }
}
