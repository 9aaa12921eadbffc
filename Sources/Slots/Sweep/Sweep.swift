import Checks
import Findings
import Ink

/// Measures every text in its slot and judges it.
///
/// Widths are rounded up to the point before they are judged, as on the device (`WidthBudget`).
public struct Sweep: Sendable {
  /// The slots.
  public var slots: [Slot]
  /// Their texts.
  public var texts: [SlotText]
  /// The width in points of the device that must fit.
  public var deviceWidth: Double
  /// The widths in points of devices whose verdicts are told and fail nothing.
  public var informationalWidths: [Double]
  /// What is accepted; its texts that match nothing are findings.
  public var accepted: AcceptedWidths
  /// What kept other texts from being measured.
  public var problems: [ReportProblem]
  /// How many threads may work at once.
  public var jobs: Int
  /// Whether the result names the font files, which takes the hash of each: 30 MB for Han.
  public var recordsFonts = true
  /// Whether the device is the one that texts are accepted for: away from it, an acceptance that
  /// doesn't matter is no finding, nor is a text that could be fuller.
  public var judgesAcceptances = true
  /// The name of the font in findings; nil for that of the first recorded file.
  public var family: String?
  private let measurer: any TextMeasurer

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - texts: Their texts, from `SlotTexts`.
  ///   - measurer: What measures them.
  ///   - deviceWidth: The width in points of the device that must fit.
  ///   - informationalWidths: The widths in points of devices whose verdicts fail nothing.
  ///   - accepted: What is accepted.
  ///   - problems: What kept other texts from being measured.
  ///   - jobs: How many threads may work at once.
  public init(
    slots: [Slot], texts: [SlotText], measurer: any TextMeasurer,
    deviceWidth: Double = DeviceWidth.gate.points, informationalWidths: [Double] = [],
    accepted: AcceptedWidths = AcceptedWidths(), problems: [ReportProblem] = [], jobs: Int = 1
  ) {
    self.slots = slots
    self.texts = texts
    self.measurer = measurer
    self.deviceWidth = deviceWidth
    self.informationalWidths = informationalWidths
    self.accepted = accepted
    self.problems = problems
    self.jobs = jobs
  }

  /// Measures all texts.
  ///
  /// - Parameter progress: Called with how many texts are done, from any thread.
  /// - Returns: The result for the device that must fit, and one without findings for each other
  ///   width; widths that are given twice have one.
  public func run(
    progress: (@Sendable (_ done: Int) -> Void)? = nil
  ) -> (result: SweepResult, informational: [SweepResult]) {
    let others = otherWidths
    let widths = [deviceWidth] + others
    let measured = measure(at: widths, progress)
    var verdicts = measured.map { $0.verdicts[0] }
    let matching = AcceptedMatching(accepted, verdicts: verdicts)
    // Asked once and last: a measurer may hash the files that it has used.
    let fonts = recordsFonts ? measurer.fonts : []
    let writer = WidthFindings(slots: slots, family: family ?? fonts.first?.family)
    let shortened = shortenedTexts(matching, writer)
    for (index, verdict) in verdicts.enumerated() {
      verdicts[index].acceptedReason =
        judgesAcceptances ? matching.reason(for: verdict) : matching.reason(forOtherWidth: verdict)
      verdicts[index].fullerWording = shortened.fuller[PinnedText(verdict.text)]
    }
    var findings: [Finding] = []
    for (index, verdict) in verdicts.enumerated() {
      if let finding = writer.finding(for: verdict, missing: measured[index].missing) {
        findings.append(finding)
      }
    }
    if judgesAcceptances {
      findings += matching.findings(slots: slots.map(\.name)) + shortened.findings
    }
    func result(_ width: Double, _ verdicts: [SlotVerdict]) -> SweepResult {
      SweepResult(
        deviceWidth: width, slots: slots, verdicts: verdicts, fonts: fonts, findings: [],
        problems: [])
    }
    var gate = result(deviceWidth, verdicts)
    gate.findings = findings
    gate.problems = problems
    let informational = others.enumerated().map { place, width in
      let verdicts = measured.map { measured in
        var verdict = measured.verdicts[place + 1]
        verdict.acceptedReason = matching.reason(forOtherWidth: verdict)
        return verdict
      }
      return result(width, verdicts)
    }
    return (gate, informational)
  }

  /// The informational widths, each once; that of the device that must fit is told already.
  private var otherWidths: [Double] {
    var seen: Set<Double> = [deviceWidth]
    return informationalWidths.filter { seen.insert($0).inserted }
  }

  /// A text as it was measured: a verdict for each device.
  private struct Measured: Sendable {
    var verdicts: [SlotVerdict]
    var missing: [MissingGlyph]
  }

  private func measure(
    at widths: [Double], _ progress: (@Sendable (Int) -> Void)?
  ) -> [Measured] {
    var bySlot: [String: [SlotText]] = [:]
    for text in texts { bySlot[text.slot, default: []].append(text) }
    var portions: [Portion] = []
    for slot in slots {
      guard let texts = bySlot.removeValue(forKey: slot.name) else { continue }
      let judge = TextJudge(slot: slot, measurer: measurer)
      let budgets = widths.map { slot.layout.budget(deviceWidth: $0) }
      for range in Self.portions(of: texts) {
        portions.append(Portion(texts: Array(texts[range]), judge: judge, budgets: budgets))
      }
    }
    let all = portions
    let counter = ProgressCounter(progress)
    let measured = parallelMap(all.count, jobs: jobs) { number -> [Measured] in
      let measured = all[number].measured()
      counter.add(measured.count)
      return measured
    }
    return measured.flatMap(\.self)
  }

  /// Some texts of one slot in one language.
  private struct Portion: Sendable {
    var texts: [SlotText]
    var judge: TextJudge
    var budgets: [WidthBudget]

    func measured() -> [Measured] {
      texts.map { text in
        let measurement = judge.measurer.measurement(
          of: text.value, in: judge.slot.style, language: text.language)
        var measured = Measured(verdicts: [], missing: measurement.missingGlyphs)
        // A fixed width leaves the same on every screen.
        var judgements: [WidthBudget: TextJudge.Judgement] = [:]
        for budget in budgets {
          let judgement =
            judgements[budget]
            ?? judge.judgement(of: text.value, language: text.language, measurement, in: budget)
          judgements[budget] = judgement
          measured.verdicts.append(
            SlotVerdict(
              text: text, width: judgement.width, budget: budget.points, lines: judgement.lines,
              scale: judgement.scale, verdict: judgement.verdict,
              missing: measurement.missingGlyphs.map(\.cluster),
              unbreakable: judgement.unbreakable))
        }
        return measured
      }
    }
  }

  /// Runs of a slot's texts in one language, none too long.
  private static func portions(of texts: [SlotText]) -> [Range<Int>] {
    var portions: [Range<Int>] = []
    var start = 0
    for index in texts.indices {
      let first = texts[start]
      if texts[index].language != first.language || index - start == 512 {
        portions.append(start..<index)
        start = index
      }
    }
    if start < texts.count { portions.append(start..<texts.count) }
    return portions
  }

  /// The shortened texts whose full wording fits by now.
  private func shortenedTexts(
    _ matching: AcceptedMatching, _ writer: WidthFindings
  ) -> (fuller: [PinnedText: String], findings: [Finding]) {
    var fuller: [PinnedText: String] = [:]
    var findings: [Finding] = []
    for shortening in accepted.shortened {
      let pinned = PinnedText(
        slot: shortening.slot, language: shortening.language, value: shortening.value)
      guard let verdict = matching.verdict(of: pinned),
        let slot = slots.first(where: { $0.name == shortening.slot })
      else { continue }
      let measurement = measurer.measurement(
        of: shortening.full, in: slot.style, language: shortening.language)
      let judgement = TextJudge(slot: slot, measurer: measurer).judgement(
        of: shortening.full, language: shortening.language, measurement,
        in: slot.layout.budget(deviceWidth: deviceWidth))
      guard judgement.verdict == .ok || judgement.verdict == .margin else { continue }
      fuller[pinned] = shortening.full
      findings.append(
        writer.finding(forFuller: shortening, width: judgement.width, verdict: verdict))
    }
    return (fuller, findings)
  }
}
