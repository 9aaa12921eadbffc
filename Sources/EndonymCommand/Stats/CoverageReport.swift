import Checks
import Findings
import StringCatalog

/// The coverage of catalogs as an aligned table and as JSON.
struct CoverageReport {
  /// The version of the JSON's schema.
  private static let schemaVersion = 1

  var catalogs: [CatalogCoverage]
  var problems: [ReportProblem]

  /// The table, one block a catalog, then all catalogs together; empty where there is no catalog.
  var text: String {
    guard !catalogs.isEmpty else { return "" }
    let headings = ["language", "by people", "by machine", "unfinished", "missing", "coverage"]
    var blocks = catalogs.map { catalog in
      (title: Self.title(of: catalog), rows: catalog.languages.map(Self.row))
    }
    if catalogs.count > 1 {
      let entries = catalogs.reduce(0) { $0 + $1.translatable }
      blocks.append(
        (
          title: "all \(catalogs.count) catalogs: \(entries) entries to translate",
          rows: total.map(Self.row)
        ))
    }
    let table = AlignedTable(headings: headings, rows: blocks.flatMap(\.rows))
    return blocks.map { block in
      block.rows.isEmpty
        ? "\(block.title)\n  no translations\n"
        : "\(block.title)\n\(table.line(headings))" + block.rows.map(table.line).joined()
    }.joined(separator: "\n")
  }

  private static func title(of catalog: CatalogCoverage) -> String {
    var parts = [
      FindingCounts.spelled(catalog.translatable, "entry to translate", "entries to translate")
    ]
    if catalog.untranslatable > 0 { parts.append("\(catalog.untranslatable) not to be translated") }
    if catalog.stale > 0 { parts.append("\(catalog.stale) stale") }
    let path = VisibleText.spelled(catalog.path)
    let source = VisibleText.spelled(catalog.sourceLanguage)
    return "\(path) (source \(source)): " + parts.joined(separator: ", ")
  }

  private static func row(_ coverage: LanguageCoverage) -> [String] {
    let name = LanguageIdentifier(parsing: coverage.language).englishName
    let language = VisibleText.spelled(coverage.language)
    return [
      name == coverage.language ? language : "\(VisibleText.spelled(name)) (\(language))",
      String(coverage.translated), String(coverage.machineTranslated),
      String(coverage.unfinished), String(coverage.missing),
      "\(coverage.tenths / 10).\(coverage.tenths % 10) %",
    ]
  }

  /// Every language over all catalogs; where a catalog lacks it, all of its entries are missing.
  var total: [LanguageCoverage] {
    var byLanguage: [String: LanguageCoverage] = [:]
    let languages = Set(catalogs.flatMap { $0.languages.map(\.language) })
    for catalog in catalogs {
      let own = Dictionary(
        catalog.languages.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
      for language in languages where language != catalog.sourceLanguage {
        var absent = LanguageCoverage(language: language)
        absent.missing = catalog.translatable
        byLanguage[language, default: LanguageCoverage(language: language)]
          .add(own[language] ?? absent)
      }
    }
    return byLanguage.values.sorted { $0.language < $1.language }
  }

  /// The coverage as a JSON document.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("schemaVersion", Self.schemaVersion)
    json.key("catalogs")
    json.beginArray()
    for catalog in catalogs {
      json.beginObject()
      json.member("path", catalog.path)
      json.member("sourceLanguage", catalog.sourceLanguage)
      json.member("entries", catalog.entries)
      json.member("translatable", catalog.translatable)
      json.member("untranslatable", catalog.untranslatable)
      json.member("stale", catalog.stale)
      append(catalog.languages, to: &json)
      json.endObject()
    }
    json.endArray()
    json.key("total")
    json.beginObject()
    append(total, to: &json)
    json.endObject()
    json.key("problems")
    json.beginArray()
    for problem in problems {
      json.beginObject(.inline)
      json.member("path", problem.location.path)
      json.member("line", problem.location.line)
      json.member("column", problem.location.column)
      json.member("message", problem.message)
      json.member("remedy", problem.remedy)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.newline()
    return json.output.bytes
  }

  private func append(_ languages: [LanguageCoverage], to json: inout JSONWriter) {
    json.key("languages")
    json.beginArray()
    for coverage in languages {
      json.beginObject(.inline)
      json.member("language", coverage.language)
      json.member(
        "languageName", LanguageIdentifier(parsing: coverage.language).englishName as String?)
      json.member("translated", coverage.translated)
      json.member("machineTranslated", coverage.machineTranslated)
      json.member("unfinished", coverage.unfinished)
      json.member("missing", coverage.missing)
      json.member("coveragePermille", coverage.tenths)
      json.endObject()
    }
    json.endArray()
  }
}
