import StringCatalog

/// Expands what an entry has in one language over all its branches and substitutions.
struct TemplateBuilder {
  /// How many substitutions may stand within one another.
  private static let depthLimit = 8

  /// Whether the formatter reads the texts, because arguments are passed with them.
  let isFormatted: Bool
  /// The labels of arguments by position, from the entry's texts in the source language.
  let labels: [Int: String]
  /// The position of the argument that the texts' own plural counts; nil where there is none.
  let counted: Int?
  /// The most templates that one entry may give.
  let limit: Int
  /// The substitutions that are open around the text at hand.
  private var scopes: [[Substitution]] = []
  /// How many substitutions and bytes may still be put in, so that a catalog whose substitutions
  /// repeat one another ends.
  private var remainingSubstitutions = 10_000
  private var remainingBytes = 32 << 20
  private(set) var isBeyondLimit = false

  init(isFormatted: Bool, labels: [Int: String], counted: Int?, limit: Int) {
    self.isFormatted = isFormatted
    self.labels = labels
    self.counted = counted
    self.limit = limit
  }

  /// The substitution in whose text an argument stands.
  private struct Varied {
    var name: String
    var position: Int
    var specifier: FormatSpecifier?
  }

  /// The templates of a localization, in the order of its texts.
  mutating func templates(of content: LocalizedContent) -> [TextTemplate] {
    templates(of: content, path: [], conditions: [], varied: nil, depth: 0)
  }

  /// The templates of a text that has no variations, such as a key.
  mutating func templates(ofText text: String, range: ByteRange) -> [TextTemplate] {
    expand(text, from: TextTemplate(range: range), varied: nil, depth: 0)
  }

  private mutating func templates(
    of content: LocalizedContent, path: [LeafStep], conditions: [TextTemplate.Condition],
    varied: Varied?, depth: Int
  ) -> [TextTemplate] {
    scopes.append(content.substitutions)
    defer { scopes.removeLast() }
    var templates: [TextTemplate] = []
    if content.variations.isEmpty, let unit = content.stringUnit, let text = unit.shownValue {
      var start = TextTemplate(conditions: conditions, range: unit.valueRange)
      if !path.isEmpty { start.paths = [path.map(\.description).joined(separator: ".")] }
      templates = expand(text, from: start, varied: varied, depth: depth)
    }
    for axis in content.variations {
      let names = axis.branches.map(\.name)
      for (index, branch) in axis.branches.enumerated()
      where !names[(index + 1)...].contains(branch.name) {
        var conditions = conditions
        let position = varied?.position ?? counted
        if axis.kind == .plural, let position {
          conditions.append(
            TextTemplate.Condition(
              identity: String(position), specifier: varied?.specifier, branch: branch.name,
              branches: names))
        }
        templates += self.templates(
          of: branch.content, path: path + [step(axis, branch.name)], conditions: conditions,
          varied: varied, depth: depth)
        if isBeyondLimit { return [] }
      }
    }
    return templates
  }

  private func step(_ axis: VariationAxis, _ branch: String) -> LeafStep {
    switch axis.kind {
    case .plural: .plural(branch)
    case .device: .device(branch)
    case .width: .width(branch)
    case nil: .unknown(axis: axis.name, branch: branch)
    }
  }

  private mutating func expand(
    _ text: String, from start: TextTemplate, varied: Varied?, depth: Int
  ) -> [TextTemplate] {
    guard isFormatted else {
      var whole = start
      whole.append(text)
      return [whole]
    }
    var templates = [start]
    func append(_ piece: String) {
      for index in templates.indices { templates[index].append(piece) }
    }
    let bytes = Array(text.utf8)
    var end = 0
    var next = 1
    for specifier in FormatString(parsing: text).specifiers {
      append(String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self))
      end = specifier.range.upperBound
      let written = String(decoding: bytes[specifier.range], as: UTF8.self)
      switch specifier.kind {
      case .percentSign: append("%")
      case .displayPattern: append(written)
      case .substitutionArgument:
        guard let varied else {
          append(written)
          continue
        }
        let use = use(at: varied.position, label: varied.name, specifier: varied.specifier)
        for index in templates.indices { templates[index].parts.append(.argument(use)) }
      case .argument:
        // A width or precision given as an argument comes before the number that it belongs to.
        for case .argument(position: nil)? in [specifier.width, specifier.precision] { next += 1 }
        let use: TextTemplate.ArgumentUse
        if let varied, specifier.position == nil, specifier.takesNumber {
          // In a substitution's text a number is the one that it counts, as in stringsdict files.
          use = self.use(at: varied.position, label: varied.name, specifier: specifier)
        } else {
          let position = specifier.position ?? next
          if specifier.position == nil { next += 1 }
          use = self.use(at: position, label: specifier.label, specifier: specifier)
        }
        for index in templates.indices { templates[index].parts.append(.argument(use)) }
      case .substitution(let name):
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        guard let parts = self.templates(ofSubstitution: name, at: position, depth: depth) else {
          append(written)
          continue
        }
        guard !isBeyondLimit, templates.count * parts.count <= limit else {
          isBeyondLimit = true
          return []
        }
        // As run time does with a substitution that has no text.
        guard !parts.isEmpty else {
          append(written)
          continue
        }
        templates = templates.flatMap { template in
          parts.map { part in
            var joined = template
            joined.append(part)
            return joined
          }
        }
        remainingBytes -= templates.reduce(0) { $0 + $1.textSize }
        guard remainingBytes > 0 else {
          isBeyondLimit = true
          return []
        }
      }
    }
    append(String(decoding: bytes[end...], as: UTF8.self))
    return templates
  }

  private mutating func templates(
    ofSubstitution name: String, at position: Int, depth: Int
  ) -> [TextTemplate]? {
    guard depth < Self.depthLimit,
      let substitution = scopes.reversed().lazy.compactMap({ scope in
        scope.last { $0.name == name }
      }).first
    else { return nil }
    remainingSubstitutions -= 1
    guard remainingSubstitutions > 0 else {
      isBeyondLimit = true
      return []
    }
    let varied = Varied(
      name: name, position: substitution.argumentNumber?.value ?? position,
      specifier: FormatSubstitution(substitution).specifier)
    return templates(
      of: substitution.content, path: [.substitution(name)], conditions: [], varied: varied,
      depth: depth + 1)
  }

  private func use(
    at position: Int, label: String?, specifier: FormatSpecifier?
  ) -> TextTemplate.ArgumentUse {
    var names = [label, labels[position], String(position)].compactMap(\.self)
    if names.count == 3, names[0] == names[1] { names.removeFirst() }
    return TextTemplate.ArgumentUse(
      identity: String(position), names: names, specifier: specifier)
  }
}

extension StringUnit {
  /// The text that an app shows; nil where nobody has translated it.
  var shownValue: String? {
    guard let value, !(value.isEmpty && state == .new) else { return nil }
    return value
  }
}
