import Checks
import Findings
import StringCatalog

/// Finds comments that a source and a catalog give differently for one text.
struct CommentInSourceAndCatalogRule: SourceProjectRule {
  static let description = RuleDescription(
    identifier: "comment-in-source-and-catalog",
    family: .literals,
    title: "A comment in the source that the catalog's differs from",
    explanation: """
      The comment for translators stands in one place: in the source, from where Xcode copies it \
      into the catalog, or in the catalog alone. Found is a `comment:` that isn't the entry's, nor \
      a line of it (Xcode joins the comments of several uses), and one that repeats the comment of \
      an entry that is managed by hand. Source: Apple, "Localizing and varying text with a string \
      catalog".
      """,
    consequence: "Translators read an outdated explanation and translate something else.",
    severity: .warning,
    triggering: [
      RuleExample(
        source: """
          let wind = String(localized: ↓"Gusts", comment: "Heading over the table of gusts")
          let count = String(localized: ↓"\\(gusts) gusts", comment: "Count in the table")
          """,
        entries: """
          "Gusts" : {
            "comment" : "Title of the wind screen"
          },
          "%lld gusts" : {
            "comment" : "Announcement"
          }
          """),
      RuleExample(
        source: """
          let wind = NSLocalizedString(↓"wind.title", comment: "Title of the wind screen")
          """,
        entries: """
          "wind.title" : {
            "comment" : "Title of the wind screen",
            "extractionState" : "manual"
          }
          """),
    ],
    nonTriggering: [
      RuleExample(
        source: """
          let wind = String(localized: "Gusts", comment: "Title of the wind screen")
          let heading = String(localized: "Gusts", comment: "Heading over the table")
          let rain = String(localized: "Rain")
          let snow = String(localized: "Snow", comment: "Name of a layer")
          let gusts = String(localized: "\\(count) gusts", comment: "Count in the table")
          let other = String(localized: "Rain", table: "Other", comment: "Name of a chart")
          """,
        entries: """
          "%lld gusts" : {
            "comment" : "Count in the table"
          },
          "Gusts" : {
            "comment" : "Title of the wind screen\\nHeading over the table"
          },
          "Rain" : {
            "comment" : "Name of a map layer"
          },
          "Snow" : {

          }
          """)
    ])

  func check(_ project: SourceProject, report: inout SourceProjectReport) {
    let tables = Tables(project.catalogs)
    guard !tables.isEmpty else { return }
    for file in project.files where !file.place.isTest {
      for use in file.facts?.uses ?? [] {
        guard let comment = use.comment, !comment.isEmpty, !use.hasComputedTable, !use.isInPreview,
          let (entry, table) = tables.entry(of: use), let own = entry.comment?.value, !own.isEmpty
        else { continue }
        let location = SourceLocation(
          path: file.path, line: use.position.line, column: use.position.column,
          offset: use.position.offset)
        if !isHeld(comment, by: own) {
          report.add(
            """
            the comment of '\(entry.key)' is "\(comment)" here and "\(own)" in the catalog \
            '\(table)'
            """,
            remedy: "Keep the one that is right, in the source or in the catalog.",
            at: location, entry: entry.key)
        } else if entry.extractionState?.value == .manual {
          report.add(
            "the comment of '\(entry.key)' stands here and in the catalog '\(table)'",
            remedy: """
              Leave the comment out here: the entry is managed by hand, so Xcode won't copy it.
              """,
            at: location, entry: entry.key, severity: .note)
        }
      }
    }
  }

  /// Whether the catalog's comment is the source's, or has it among its lines.
  private func isHeld(_ comment: String, by own: String) -> Bool {
    comment == own || own.split(separator: "\n").contains { $0 == comment }
  }

  /// The entries of all catalogs, by table and key.
  private struct Tables {
    private var entries: [String: [String: CatalogEntry]] = [:]

    init(_ catalogs: [InspectedCatalog]) {
      for catalog in catalogs {
        for entry in catalog.catalog.entries where entry.comment != nil {
          entries[catalog.table, default: [:]][entry.key] = entry
        }
      }
    }

    var isEmpty: Bool { entries.isEmpty }

    func entry(of use: LocalizedUse) -> (CatalogEntry, table: String)? {
      let table = use.table ?? "Localizable"
      guard let entries = entries[table],
        let entry = entries[use.key.text]
          ?? (use.key.isSure ? nil : entries.values.first { use.key.matches($0.key) })
      else { return nil }
      return (entry, table)
    }
  }
}
