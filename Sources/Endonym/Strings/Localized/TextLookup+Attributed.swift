#if !canImport(Darwin)
  import Foundation

  extension TextLookup {
    /// The text of a table, with attributes.
    func attributedString(
      table: String?, in place: BundlePlace, marksArguments: Bool
    ) -> AttributedString {
      let (entry, table) = found(table, place)
      return attributedString(
        entry, table, marksArguments: marksArguments, readsMarkdown: true)
    }

    /// The text of an entry, with attributes.
    func attributedString(
      _ entry: TableEntry, _ table: LocalizedTable, marksArguments: Bool,
      readsMarkdown: Bool
    ) -> AttributedString {
      let chosen = chosen(entry)
      guard !arguments.isEmpty || readsMarkdown else { return AttributedString(chosen.leaf.plain) }
      var formatter = TextFormatter(
        arguments: arguments, context: TextContext(numbers: table.numbers, settings: settings),
        text: chosen.text,
        sink: AttributedSink(marksArguments: marksArguments, readsMarkdown: readsMarkdown))
      formatter.write(chosen.leaf)
      return formatter.sink.text
    }
  }
#endif
