import Checks
import Findings
import Ink
import StringCatalog

/// Measures only the texts that are listed as the tightest: fast enough for every run of tests.
public struct WidthGateRun: Sendable {
  private let slots: [Slot]
  private let sources: SlotSources
  private let tightest: [TightestText]
  private let measurer: any TextMeasurer
  private let deviceWidth: Double
  private let accepted: AcceptedWidths
  private let family: String?
  private let jobs: Int

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - sources: What their texts are taken from.
  ///   - tightest: The listed texts.
  ///   - measurer: What measures them.
  ///   - deviceWidth: The width in points of the device that must fit.
  ///   - accepted: What is accepted.
  ///   - family: The name of the font in findings.
  ///   - jobs: How many threads may work at once.
  public init(
    slots: [Slot], sources: SlotSources, tightest: [TightestText], measurer: any TextMeasurer,
    deviceWidth: Double = DeviceWidth.gate.points, accepted: AcceptedWidths = AcceptedWidths(),
    family: String? = nil, jobs: Int = 1
  ) {
    self.slots = slots
    self.sources = sources
    self.tightest = tightest
    self.measurer = measurer
    self.deviceWidth = deviceWidth
    self.accepted = accepted
    self.family = family
    self.jobs = jobs
  }

  /// Measures the listed texts, in every combination of their arguments.
  ///
  /// - Returns: Verdicts and findings of the listed texts only, without the fonts, and a problem for
  ///   each that no longer exists, except where the manifest that it needs can't be read.
  public func run() -> SweepResult {
    var selection = TextSelection()
    var wanted: Set<TightestText.Identity> = []
    for text in tightest {
      selection.insert(text.name, in: text.language, of: text.slot)
      wanted.insert(text.identity)
    }
    let listed = slots.filter { slot in tightest.contains { $0.slot == slot.name } }
    let resolved = SlotTexts(
      slots: listed, sources: sources, selection: selection, jobs: jobs
    ).resolve()
    let texts = resolved.texts.filter { wanted.contains(TightestText.Identity($0)) }
    let found = Set(texts.map { TightestText.Identity($0) })
    var problems = FoundProblems()
    problems.add(resolved.problems)
    let unrendered = slotsWithoutManifest
    for text in tightest
    where !found.contains(text.identity) && !unrendered.contains(text.slot) {
      problems.add(Self.problem(of: text))
    }
    let pinned = Set(texts.map { PinnedText($0) })
    // Only the full sweep can tell that an accepted text is gone.
    let accepted = AcceptedWidths(
      accepted: self.accepted.accepted.filter {
        pinned.contains(PinnedText(slot: $0.slot, language: $0.language, value: $0.value))
      })
    var sweep = Sweep(
      slots: listed, texts: texts, measurer: measurer, deviceWidth: deviceWidth,
      accepted: accepted, problems: problems.all, jobs: jobs)
    // Hashing large fonts takes longer than all of the measuring.
    sweep.recordsFonts = false
    sweep.family = family
    return sweep.run().result
  }

  /// The slots whose texts can't be told for want of a manifest, which is a problem of its own.
  private var slotsWithoutManifest: Set<String> {
    if case .success = sources.manifest { return [] }
    return Set(slots.filter { $0.fills.contains(where: \.needsManifest) }.map(\.name))
  }

  private static func problem(of text: TightestText) -> ReportProblem {
    let language = LanguageIdentifier(parsing: text.language).englishName
    return ReportProblem(
      location: text.location,
      message:
        "'\(VisibleText.spelled(text.name))' in \(language) is no text of the slot '\(text.slot)' "
        + "any more",
      remedy: "List today's tightest texts with 'endonym widths --tightest 50 --update'.")
  }
}

extension SlotFill {
  /// Whether texts or values of arguments are taken from the app's manifest.
  fileprivate var needsManifest: Bool {
    !dates.isEmpty || !figures.isEmpty || arguments.contains { $0.values.needsManifest }
  }
}
