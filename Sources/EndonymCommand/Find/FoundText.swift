import Checks
import Findings
import StringCatalog

/// The entries that can have produced a text on the screen, as text and as JSON.
struct FoundText {
  /// How many entries are shown to a person.
  private static let shownLimit = 10

  /// The share of the best match's literal part that another needs to be shown, as a divisor.
  private static let leastShare = 3

  /// What was seen.
  let seen: String
  /// Whether it is only a part of what the entries produce.
  let isPartial: Bool
  /// The entries, the best match first.
  let hits: [(hit: TextSearch.Hit, entry: FoundEntry)]

  /// The best matches in lines, a block an entry.
  var text: String {
    let count = FindingCounts.spelled(hits.count, "text")
    let quoted = "'\(VisibleText.spelled(seen))'"
    var text =
      isPartial
      ? "no text reads \(quoted) as a whole, but \(count) can hold it\n"
      : "\(count) can read \(quoted)\n"
    let blocks = self.blocks
    for block in blocks.prefix(Self.shownLimit) { text += "\n" + Self.text(of: block) }
    let shown = blocks.prefix(Self.shownLimit).reduce(0) { $0 + $1.count }
    if hits.count > shown {
      text += "\n\(hits.count - shown) more have less of it; '--format json' gives all\n"
    }
    return text
  }

  private typealias Match = (hit: TextSearch.Hit, entry: FoundEntry)

  /// The matches that are worth showing by entry, in the order of each entry's best.
  private var blocks: [[Match]] {
    let best = hits.first?.hit.literal ?? 0
    var order: [[Int]] = []
    var byEntry: [[Int]: [Match]] = [:]
    // A text that is nearly all placeholder can produce anything.
    for match in hits where match.hit.literal * Self.leastShare >= best {
      let entry = [match.hit.catalog, match.hit.entry]
      if byEntry[entry] == nil { order.append(entry) }
      byEntry[entry, default: []].append(match)
    }
    return order.map { byEntry[$0] ?? [] }
  }

  private static func text(of block: [Match]) -> String {
    guard let first = block.first?.entry else { return "" }
    var text = VisibleText.spelled("\(first.entry.key) (\(first.catalog.table))") + "\n"
    text += "  \(FoundEntry.spelled(first.location))\n"
    for (hit, _) in block {
      text += "  in \(FoundEntry.title(of: hit.language)): \(VisibleText.spelled(hit.text))\n"
      let branches = (hit.variation.map { [$0] } ?? []) + hit.branches
      if !branches.isEmpty {
        text += "    branch \(VisibleText.spelled(branches.joined(separator: ", ")))\n"
      }
    }
    return text + first.useLines
  }

  /// Writes the member `matches`, all of them.
  func write(to json: inout JSONWriter) {
    json.member("text", seen)
    json.member("isPartial", isPartial)
    json.key("matches")
    json.beginArray()
    for (hit, entry) in hits {
      json.beginObject()
      json.member("key", entry.entry.key)
      json.member("table", entry.catalog.table)
      json.place(entry.location)
      json.member("language", hit.language)
      json.member(
        "languageName", LanguageIdentifier(parsing: hit.language).englishName as String?)
      json.member("variation", hit.variation)
      json.member("branches", hit.branches)
      json.member("value", hit.text)
      json.member("literalCharacters", hit.literal)
      entry.writeUses(to: &json)
      json.endObject()
    }
    json.endArray()
  }
}
