import Checks
import Findings

/// Finds texts that a marked view shows and that no slot of the configuration measures.
struct UnmeasuredSlotRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "unmeasured-slot",
    family: .slots,
    title: "A text in a slot that isn't measured there",
    explanation: """
      `slotViews` in the configuration names views each use of which fills a slot, and a modifier \
      `.slot("statCard.title")`, which the app declares to return the view unchanged, names the \
      slot of one view; also `.slot(.statCardTitle)` means `statCard.title`. What such a view shows \
      is told by a generated symbol, a literal, or a property, function or local value of the same \
      file. Each key must match the `entries` of the slot, so that `endonym widths` measures it. \
      Texts that are formatted or rendered, previews, `#if DEBUG` and tests are left alone, and so \
      is everything where the configuration declares no slots.
      """,
    consequence: "The text may be cut off in some language, and no sweep tells.",
    severity: .error,
    triggering: SlotExamples.unmeasured, nonTriggering: SlotExamples.measured)

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    guard let review = SlotReview(project) else { return }
    let names = review.slots.map(\.name)
    for view in project.options.slotViews where !names.contains(view.slot) {
      report.add(
        "'\(view.view)' holds the slot '\(view.slot)', which isn't declared",
        remedy: NearestName.question(for: view.slot, among: names)
          ?? "Declare it under 'slots' in \(view.location.path).", at: view.location)
    }
    var told: Set<Place> = []
    for found in review.uses {
      guard let slot = found.slot else {
        tell(unknownSlotOf: found, names, review, &report)
        continue
      }
      let measured = review.entries(measuredBy: slot)
      for (text, entries) in found.texts where measured.isDisjoint(with: entries) {
        // One property may be the argument of several calls.
        let place = Place(path: found.path, offset: text.position.offset, slot: slot)
        guard told.insert(place).inserted, let entry = entries.first else { continue }
        let declared = review.slots[slot]
        report.add(
          "\(found.use.shower) shows the key \(review.description(ofEntry: entry)) in the slot "
            + "'\(declared.name)', which doesn't measure it",
          remedy: "Add the key to the 'entries' of the slot \(declared.described).",
          at: SourceLocation(path: found.path, text.position),
          entry: review.usage.entries[entry].key)
      }
    }
  }

  private struct Place: Hashable {
    var path: String
    var offset: Int
    var slot: Int
  }

  private func tell(
    unknownSlotOf found: SlotReview.Use, _ names: [String], _ review: SlotReview,
    _ report: inout SourceProjectReport
  ) {
    let name: String
    switch found.use.name {
    // What the configuration names wrongly is wrong there.
    case .configured: return
    case .literal(let text): name = text
    case .member(let member): name = member
    }
    report.add(
      "no slot is called \(QuotedText.quoted(name))",
      remedy: NearestName.question(for: name, among: names)
        ?? "Declare it under 'slots' in \(review.configuration), or correct the name.",
      at: SourceLocation(path: found.path, found.use.position))
  }
}

extension SlotUse {
  /// What shows the text, for messages.
  var shower: String { view.map { "'\($0)'" } ?? "the view" }
}
