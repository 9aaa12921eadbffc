#if !canImport(Darwin)
  import Foundation

  /// Looks a text up and puts its arguments in.
  struct TextLookup {
    /// The key.
    var key: String
    /// The text where the key isn't found.
    var defaultValue: String
    /// The arguments.
    var arguments: [LocalizationArgument]
    /// The reader's locale.
    var locale: Locale
    /// The device, the width and the tables.
    var settings: LocalizationSettings

    /// The text of a table, without attributes.
    // Inlined, so that a text that nothing changes costs little more than finding it.
    @inline(__always)
    func string(table: String?, in place: BundlePlace) -> String {
      let (entry, table) = found(table, place)
      if arguments.isEmpty, let fixed = entry.fixed { return fixed.plain }
      return string(entry, table)
    }

    /// The text of an entry, without attributes.
    func string(_ entry: TableEntry, _ table: LocalizedTable) -> String {
      if arguments.isEmpty, let fixed = entry.fixed { return fixed.plain }
      let chosen = chosen(entry)
      guard !arguments.isEmpty else { return chosen.leaf.plain }
      if let text = chosen.leaf.template.text(arguments, table.numbers) { return text }
      var formatter = TextFormatter(
        arguments: arguments, context: TextContext(numbers: table.numbers, settings: settings),
        text: chosen.text,
        sink: PlainSink(capacity: chosen.leaf.plain.utf8.count + 24 * arguments.count))
      formatter.write(chosen.leaf)
      return formatter.sink.text
    }

    @inline(__always)
    func found(
      _ table: String?, _ place: BundlePlace
    ) -> (entry: TableEntry, table: LocalizedTable) {
      let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      return ThreadTables.current.entry(
        key, table: name, in: place, locale: locale, of: settings.store)
    }

    func chosen(
      _ entry: TableEntry
    ) -> (leaf: TextLeaf, text: LocalizedText?) {
      if let fixed = entry.fixed { return (fixed, entry.texts.first) }
      if let (leaf, text) = entry.leaf(arguments, settings) { return (leaf, text) }
      return (entry.defaultLeaf(defaultValue), nil)
    }
  }
#endif
