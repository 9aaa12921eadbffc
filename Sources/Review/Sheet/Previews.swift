import Ink
import Slots
import StringCatalog

/// The source texts as pseudo-languages in their slots, measured.
struct Previews {
  /// A preview with the text that it was made of.
  struct Preview {
    var verdict: SlotVerdict
    var source: String
  }

  /// The previews, by slot, then by kind, then in the order of the source texts.
  let previews: [Preview]

  /// Makes previews of all texts of the source language, each value of a slot once.
  init(_ sweep: SweepResult, sourceLanguage: String, _ measurer: any TextMeasurer) {
    var texts: [SlotText] = []
    var sources: [ExactText: String] = [:]
    for kind in PseudoLocalizer.Kind.allCases {
      let localizer = PseudoLocalizer(kind)
      var seen: Set<[ExactText]> = []
      for verdict in sweep.verdicts where verdict.text.language == sourceLanguage {
        var text = verdict.text
        guard seen.insert([ExactText(text.slot), ExactText(text.value)]).inserted else { continue }
        let source = text.value
        text.value = localizer.text(from: source)
        text.language = localizer.language
        texts.append(text)
        sources[ExactText(text.value)] = source
      }
    }
    let run = Sweep(
      slots: sweep.slots, texts: texts, measurer: measurer, deviceWidth: sweep.deviceWidth
    ).run()
    previews = run.result.verdicts.map { verdict in
      Preview(verdict: verdict, source: sources[ExactText(verdict.text.value)] ?? "")
    }
  }
}
