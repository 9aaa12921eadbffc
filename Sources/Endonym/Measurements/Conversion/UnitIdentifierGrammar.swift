#if !canImport(Darwin)
  /// Takes CLDR's unit identifiers apart, as `kilogram-meter-per-square-second`.
  ///
  /// Source: UTS #35 Part 6, chapter "Unit Identifiers", section "Syntax".
  struct UnitIdentifierGrammar: Sendable {
    /// A unit within an identifier, with its prefix and its power.
    struct Component: Sendable, Equatable {
      var prefix: UnitPrefix?
      var name: String
      var power: Int
      /// The name with its prefix, as `kilogram`.
      var prefixedName: String { (prefix?.name ?? "") + name }
    }

    private static let longestIdentifier = 256
    private static let mostWordsOfAName = 6
    private static let powers = ["square": 2, "cubic": 3]
    private let names: Set<String>
    private let prefixes: [UnitPrefix]

    /// Creates the grammar of a set of simple units and prefixes.
    init(names: Set<String>, prefixes: [UnitPrefix]) {
      self.names = names
      self.prefixes = prefixes.sorted { $0.name.count > $1.name.count }
    }

    /// The single units of a mixed one, as `foot` and `inch` of `foot-and-inch`.
    static func parts(of identifier: String) -> [String] {
      guard identifier.utf8.count <= longestIdentifier else { return [] }
      var parts: [[Substring]] = [[]]
      for word in identifier.split(separator: "-", omittingEmptySubsequences: false) {
        if word == "and" { parts.append([]) } else { parts[parts.count - 1].append(word) }
      }
      return parts.map { $0.joined(separator: "-") }
    }

    /// The units that an identifier multiplies and divides; nil where it names one that isn't
    /// known, or is mixed.
    func components(of identifier: String) -> [Component]? {
      guard identifier.utf8.count <= Self.longestIdentifier else { return nil }
      let words = identifier.split(separator: "-", omittingEmptySubsequences: false)
      var components: [Component] = []
      var sign = 1
      var index = 0
      while index < words.count {
        if words[index] == "per" {
          guard sign > 0 else { return nil }
          sign = -1
          index += 1
        }
        var power = 1
        if index < words.count, let written = Self.power(words[index]) {
          power = written
          index += 1
        }
        guard let (component, count) = unit(words[index...]) else { return nil }
        components.append(
          Component(prefix: component.prefix, name: component.name, power: sign * power))
        index += count
      }
      return components.isEmpty ? nil : components
    }

    private func unit(_ words: ArraySlice<Substring>) -> (Component, count: Int)? {
      for count in stride(from: min(words.count, Self.mostWordsOfAName), to: 0, by: -1) {
        let name = words.prefix(count).joined(separator: "-")
        if names.contains(name) { return (Component(name: name, power: 1), count) }
        for prefix in prefixes where name.hasPrefix(prefix.name) {
          let bare = String(name.dropFirst(prefix.name.count))
          if names.contains(bare) {
            return (Component(prefix: prefix, name: bare, power: 1), count)
          }
        }
      }
      return nil
    }

    private static func power(_ word: Substring) -> Int? {
      if let power = powers[String(word)] { return power }
      guard word.hasPrefix("pow"), let power = Int(word.dropFirst(3)), (2...15).contains(power)
      else { return nil }
      return power
    }
  }
#endif
