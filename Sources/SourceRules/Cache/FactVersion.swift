import Checks
import Findings

/// What facts depend on beside the files themselves.
public enum FactVersion {
  /// A text that another tool, other rules or other options change.
  ///
  /// - Parameters:
  ///   - tool: The tool's version, with whatever tells two builds of it apart.
  ///   - rules: The rules that see one file at a time.
  ///   - options: What the configuration says about sources.
  /// - Returns: One line of text.
  public static func text(
    tool: String, rules: [any SourceRule], options: SourceOptions
  ) -> String {
    var hash = StableHash()
    func add(_ part: String) {
      hash.add(part)
      hash.add(byte: 0xFF)
    }
    add(tool)
    for identifier in rules.map(\.description.identifier).sorted() { add(identifier) }
    add(options.needsBundle ? "bundle" : "")
    for routine in options.routines {
      add(routine.name)
      add(routine.keyLabel ?? "")
      add(routine.tableLabel ?? "")
      add(routine.commentLabel ?? "")
    }
    add(options.rulebook == nil ? "" : "rulebook")
    for symbol in (options.rulebook?.symbols ?? []).sorted() { add(symbol) }
    for format in options.rulebook?.remainingFormats ?? [] {
      add(format.path)
      add(format.format)
    }
    add(options.slots.isEmpty ? "" : "slots")
    for view in options.slotViews {
      add(view.view)
      add(view.argument ?? "")
      add(view.slot)
    }
    return "endonym-facts \(hash.text)"
  }
}
