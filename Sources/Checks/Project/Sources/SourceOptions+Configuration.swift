extension SourceOptions {
  /// Reads what a configuration says, leaving out what can't be understood.
  init(_ value: JSON5Value) {
    self.init(
      rulebook: value["rulebook"].map(Rulebook.init),
      intentPaths: Self.texts(value["intentPaths"]).map(GlobPattern.init),
      routines: (value["routines"]?.array ?? []).compactMap(LocalizingRoutine.init),
      needsBundle: value["isPackage"]?.boolean ?? false)
  }

  /// Reads the text of a whole configuration; the defaults where it can't be read.
  init(configuration text: String) {
    guard let value = try? JSON5Reader.value(of: Array(text.utf8)) else {
      self.init()
      return
    }
    self.init(value)
    let slots = SlotOptions(value, root: .root, shown: Project.configurationName)
    self.slots = slots.slots
    slotViews = slots.slotViews
  }

  fileprivate static func texts(_ value: JSON5Value?) -> [String] {
    (value?.array ?? []).compactMap(\.string)
  }
}

extension Rulebook {
  fileprivate init(_ value: JSON5Value) {
    self.init(
      paths: SourceOptions.texts(value["paths"]).map(GlobPattern.init),
      symbols: Set(SourceOptions.texts(value["symbols"])),
      remainingFormats: (value["remainingFormats"]?.array ?? []).compactMap(RemainingFormat.init),
      goldens: value["goldens"]?.string, anchors: value["anchors"]?.string)
  }
}

extension RemainingFormat {
  fileprivate init?(_ value: JSON5Value) {
    guard let path = value["path"]?.string, let format = value["format"]?.string,
      let reason = value["reason"]?.string
    else { return nil }
    self.init(path: path, format: format, reason: reason)
  }
}

extension LocalizingRoutine {
  fileprivate init?(_ value: JSON5Value) {
    guard let name = value["name"]?.string else { return nil }
    self.init(
      name: name, keyLabel: value["key"]?.string, tableLabel: value["table"]?.string,
      commentLabel: value["comment"]?.string)
  }
}
