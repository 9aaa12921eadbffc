import StringCatalog

/// Finds the places of a localization that should hold a text and don't.
struct MissingTextFinder {
  /// A place without a text.
  struct Gap {
    /// The way from the localization to the place, as XLIFF identifiers spell it.
    var path: [String]
    /// What isn't there.
    var lack: String
    /// What to do about it, as a sentence.
    var remedy: String
    /// The key or object to point at.
    var range: ByteRange
  }

  /// The catalog, for what its reader has reported already.
  let catalog: InspectedCatalog

  /// Every gap of a localization's content, whose key spans a range.
  func gaps(in content: LocalizedContent, named nameRange: ByteRange) -> [Gap] {
    var gaps: [Gap] = []
    collect(from: content, at: [], named: nameRange, into: &gaps)
    return gaps
  }

  private func collect(
    from content: LocalizedContent, at path: [String], named nameRange: ByteRange,
    into gaps: inout [Gap]
  ) {
    if let unit = content.stringUnit {
      if unit.value == nil, unit.state != .new, lacksValue(unit) {
        gaps.append(
          Gap(
            path: path, lack: "a 'stringUnit' without a 'value'", remedy: "Add the 'value'.",
            range: unit.range))
      }
    } else if let set = content.stringSet {
      if set.values.isEmpty, set.state != .new, !isMalformed(set.range) {
        gaps.append(
          Gap(
            path: path, lack: "a 'stringSet' without 'values'",
            remedy: "Add the phrases to 'values'.", range: set.range))
      }
    } else if content.variations.isEmpty, !isMalformed(content.range) {
      gaps.append(
        Gap(
          path: path, lack: "no text",
          remedy: "Add a 'stringUnit' with 'state' and 'value', or delete the empty object.",
          range: nameRange))
    }
    for axis in content.variations {
      if axis.branches.isEmpty, !isMalformed(axis.range) {
        gaps.append(
          Gap(
            path: path + [axis.name], lack: "no branches",
            remedy: "Add the branch 'other' and those that the language needs.",
            range: axis.nameRange))
      }
      for branch in axis.branches {
        collect(
          from: branch.content, at: path + ["\(axis.name).\(branch.name)"],
          named: branch.nameRange, into: &gaps)
      }
    }
    for substitution in content.substitutions {
      collect(
        from: substitution.content, at: path + ["substitutions.\(substitution.name)"],
        named: substitution.nameRange, into: &gaps)
    }
  }

  /// Whether the field isn't there at all; one of the wrong type is reported as such.
  private func lacksValue(_ unit: StringUnit) -> Bool {
    catalog.issues(within: unit.range).contains { issue in
      issue.range == unit.range && issue.kind == .missingField("value")
    }
  }

  private func isMalformed(_ range: ByteRange) -> Bool {
    catalog.issues(within: range).contains { issue in
      if case .wrongType = issue.kind { true } else { false }
    }
  }
}
