import Foundation
import StringCatalog

/// The reader and the model against Foundation, Python and simdjson, in one run.
struct ReaderBenchmarks {
  var corpus: Corpus
  var rounds: Int

  func comparisons() throws -> [Comparison] {
    let texts = corpus.files.map(\.bytes)
    let padded = texts.map(SimdjsonParser.padded)
    let documents = try texts.map { try JSONDocument(parsing: $0) }
    let simdjson = try SimdjsonParser()
    let python = PythonReader(paths: corpus.paths)
    var contest = Contest()
    contest.add("catalog") { for text in texts { _ = try Catalog(parsing: text) } }
    contest.add("reader") { for text in texts { _ = try JSONDocument(parsing: text) } }
    contest.add("model") { for document in documents { _ = try Catalog(document) } }
    contest.add("simdjson") { for text in padded { try simdjson.parse(padded: text) } }
    contest.add("JSONSerialization") {
      for file in corpus.files { _ = try JSONSerialization.jsonObject(with: file.data) }
    }
    contest.add("catalog files") {
      for path in corpus.paths { _ = try CatalogFile(reading: path) }
    }
    contest.add(timingItself: "json.load") { try python.bestTime() }
    let times = try contest.medians(rounds: rounds)
    let (catalog, reader, model, limit) = (times[0], times[1], times[2], times[3])
    let (foundation, files, load) = (times[4], times[5], times[6])
    return [
      Comparison(
        subject: "reader + model, times faster than JSONSerialization",
        detail: "\(catalog.milliseconds) : \(foundation.milliseconds)",
        figure: foundation / catalog, unit: "×", goal: .atLeast(4)),
      Comparison(
        subject: "reading + reader + model, times faster than json.load",
        detail: "\(files.milliseconds) : \(load.milliseconds)",
        figure: load / files, unit: "×", goal: .atLeast(1)),
      Comparison(
        subject: "reader alone, times slower than simdjson's DOM",
        detail: "\(reader.milliseconds) : \(limit.milliseconds)",
        figure: reader / limit, unit: "×", goal: .atMost(4)),
      Comparison(
        subject: "reader alone, throughput", detail: "", figure: rate(reader), unit: "MB/s",
        goal: .none),
      Comparison(
        subject: "model alone, throughput", detail: model.milliseconds, figure: rate(model),
        unit: "MB/s", goal: .none),
    ]
  }

  private func rate(_ time: Double) -> Double { Double(corpus.size) / time / 1e6 }
}
