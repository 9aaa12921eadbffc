import Checks
import Findings

/// Finds slots, and texts measured in them, that no view shows any more.
struct SlotWithoutViewRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "slot-without-view",
    family: .slots,
    title: "A slot or its text that no view shows",
    explanation: """
      A slot that views of `slotViews` hold measures texts that some call of such a view shows; a \
      key that none does belongs to a card that was removed. Where a call's argument is a value that \
      its file doesn't tell, such as a parameter, every key that the sources name counts as shown. \
      A view that no source uses is misspelt or gone. Where the sources use a modifier \
      `.slot("name")`, each slot must be named by one or be held by a view of `slotViews`. Previews, \
      `#if DEBUG` and tests show nothing, keys that a comment `// endonym:keys` declares are shown, \
      and where only a part of the sources is checked, the rule is off.
      """,
    consequence: "Translators shorten texts for a place on the screen that is no more.",
    severity: .error,
    triggering: SlotExamples.withoutView, nonTriggering: SlotExamples.withView)

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    guard project.isWhole, let review = SlotReview(project) else { return }
    let gone = reportUnusedViews(project, review, &report)
    let mistaken = reportAbsentArguments(project, review, &report)
    for slot in review.slots.indices {
      let declared = review.slots[slot]
      let views = project.options.slotViews.filter { $0.slot == declared.name }
      guard !views.isEmpty else {
        reportUnnamed(slot, review, &report)
        continue
      }
      // What is told of the view needn't be told of each of its texts.
      if views.contains(where: { gone.contains($0.view) || mistaken.contains($0) }) { continue }
      reportEntries(of: slot, heldBy: views, review, &report)
    }
  }

  /// Reports the views of the configuration that no source uses.
  private func reportUnusedViews(
    _ project: SourceProject, _ review: SlotReview, _ report: inout SourceProjectReport
  ) -> Set<String> {
    let used = Set(review.uses.compactMap(\.use.view))
    var gone: Set<String> = []
    for view in project.options.slotViews where !used.contains(view.view) {
      guard gone.insert(view.view).inserted else { continue }
      report.add(
        "no source uses the view '\(view.view)', which holds the slot '\(view.slot)'",
        remedy: "Correct the view's name, or remove it from 'slotViews'.", at: view.location)
    }
    return gone
  }

  /// Reports the views of the configuration whose argument no use has.
  private func reportAbsentArguments(
    _ project: SourceProject, _ review: SlotReview, _ report: inout SourceProjectReport
  ) -> Set<SlotView> {
    var mistaken: Set<SlotView> = []
    for view in project.options.slotViews {
      let uses = review.uses.map(\.use).filter {
        $0.view == view.view && $0.argument == view.argument
      }
      guard !uses.isEmpty, !uses.contains(where: \.hasArgument) else { continue }
      var labels: [String] = []
      for label in uses.flatMap(\.labels) where !labels.contains(label) { labels.append(label) }
      let there =
        labels.isEmpty ? "none" : labels.map { "'\($0)'" }.joined(separator: ", ")
      let message: String
      let remedy: String
      if let argument = view.argument {
        let question = NearestName.question(for: argument, among: labels)
        // The closure behind the call may be the argument, unless the name is a misspelling.
        if question == nil, uses.contains(where: \.hasClosure) { continue }
        message = "no use of '\(view.view)' has an argument '\(argument)'; it has \(there)"
        remedy =
          question ?? "Correct 'argument', or remove the view from 'slotViews'."
      } else {
        message = "no use of '\(view.view)' has an argument without a label; it has \(there)"
        remedy = "Name the one that shows the text in 'argument'."
      }
      mistaken.insert(view)
      report.add(message, remedy: remedy, at: view.location)
    }
    return mistaken
  }

  private func reportUnnamed(
    _ slot: Int, _ review: SlotReview, _ report: inout SourceProjectReport
  ) {
    let modifiers = review.uses.filter { $0.use.view == nil }
    guard !modifiers.isEmpty, !modifiers.contains(where: { $0.slot == slot }) else { return }
    let declared = review.slots[slot]
    report.add(
      "no view names the slot '\(declared.name)'",
      remedy: "Add '.slot(\"\(declared.name)\")' to the view that is measured in it, or remove the "
        + "slot from \(declared.location.path).",
      at: declared.location)
  }

  private func reportEntries(
    of slot: Int, heldBy views: [SlotView], _ review: SlotReview,
    _ report: inout SourceProjectReport
  ) {
    let uses = review.uses.filter { $0.slot == slot }
    let isOpen = uses.contains { $0.use.view != nil && $0.use.isOpen }
    let shown = uses.reduce(into: Set<Int>()) { shown, use in
      for text in use.texts { shown.formUnion(text.entries) }
    }
    let declared = review.slots[slot]
    let names = views.map { "'\($0.view)'" }
    for entry in review.entries(measuredBy: slot).sorted() where !shown.contains(entry) {
      let used = review.usage.entries[entry]
      if used.isDeclared || isOpen && used.isUsed { continue }
      report.add(
        "the slot \(declared.described) measures the key \(QuotedText.quoted(used.key)), which no "
          + "use of \(names.joined(separator: " or ")) shows",
        remedy: "Take the key out of the slot's 'entries', or show it again.",
        at: review.location(ofEntry: entry), entry: used.key)
    }
  }
}
