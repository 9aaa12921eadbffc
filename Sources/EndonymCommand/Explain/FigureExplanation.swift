import Checks
import Findings

/// How a figure or sentence reads in a language: one line a sample.
struct FigureExplanation {
  var figure: RenderedText
  var localeData: String

  var text: String {
    let width = figure.samples.map { DisplayWidth.columns(of: $0.sample) }.max() ?? 0
    let rows = figure.samples.map { sample in
      let padding = width - DisplayWidth.columns(of: sample.sample)
      return "  \(sample.sample)\(String(repeating: " ", count: padding))  ‘\(sample.value)’"
    }
    let lines =
      [Explanation.heading(figure.name, in: figure.language), ""] + rows
      + ["", "Rendered with \(localeData)."]
    return lines.map(VisibleText.spelled).joined(separator: "\n") + "\n"
  }
}
