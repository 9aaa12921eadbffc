import Findings
import SourceRules

/// The texts that one source looks up, in the layout of the compiler's `.stringsdata` files.
///
/// Apple doesn't publish the layout; it is that of files which Xcode 26 wrote: `source`, `tables`
/// with a list of `comment`, `key`, `location` and, where there is a default value, `value`, and
/// `version`. A key that isn't sure has `isSure: false` besides.
struct StringsData {
  /// The source's path.
  var source: String
  /// The uses by table.
  var tables: [String: [LocalizedUse]]

  /// Gathers the uses of every source that has some, in the order of the sources.
  static func gathered(_ project: SourceProject) -> [(file: Int, data: StringsData)] {
    var gathered: [(file: Int, data: StringsData)] = []
    for found in project.localizedUses where !found.use.isDoubtful && !found.use.hasComputedTable {
      if gathered.last?.file != found.file {
        let path = project.files[found.file].path
        gathered.append((found.file, StringsData(source: path, tables: [:])))
      }
      let table = found.use.table ?? "Localizable"
      gathered[gathered.count - 1].data.tables[table, default: []].append(found.use)
    }
    return gathered
  }

  /// Writes the document as one element.
  ///
  /// - Parameters:
  ///   - json: The document that it becomes a part of.
  ///   - leavesOutUnsure: Whether keys that aren't sure are left out, as a tool needs that would take
  ///     them for sure.
  func append(to json: inout JSONWriter, leavesOutUnsure: Bool = false) {
    json.beginObject()
    json.member("source", source)
    json.key("tables")
    json.beginObject()
    for (table, uses) in tables.sorted(by: { $0.key < $1.key }) {
      json.key(named: table)
      json.beginArray()
      for use in uses where use.isKeySure || !leavesOutUnsure { append(use, to: &json) }
      json.endArray()
    }
    json.endObject()
    json.member("version", 1)
    json.endObject()
  }

  private func append(_ use: LocalizedUse, to json: inout JSONWriter) {
    json.beginObject()
    json.member("comment", use.comment ?? "")
    if !use.isKeySure {
      json.member("isSure", false)
    }
    json.member("key", use.key.text)
    json.key("location")
    json.beginObject(.inline)
    json.member("startingColumn", use.position.column)
    json.member("startingLine", use.position.line)
    json.endObject()
    if let value = use.defaultValue { json.member("value", value.valueText) }
    json.endObject()
  }
}

extension LocalizedUse {
  /// Whether key and default value are both known.
  var isKeySure: Bool { key.isSure && defaultValue?.isSure != false }
}
