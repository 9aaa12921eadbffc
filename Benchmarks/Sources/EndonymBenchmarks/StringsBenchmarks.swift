#if os(Linux)
  import Endonym
  import Foundation
  import StringCatalog

  /// Look-ups of localized texts against a dictionary and a hand's formatting, against Foundation's
  /// bundle, and the opening of a large catalog against reading it.
  struct StringsBenchmarks {
    var rounds: Int
    let directory: URL
    private let fixture: StringsFixture
    private let locale = Locale(identifier: "en_US")
    private let names = (0..<64).map { "Weather station \($0)" }

    private static let lookups = 20_000
    private static let largeSize = 2_000_000

    init(rounds: Int, in directory: URL) throws {
      self.rounds = rounds
      self.directory = directory
      fixture = try StringsFixture(in: directory)
    }

    func comparisons() throws -> [Comparison] {
      try lookupComparisons() + bundleComparisons() + startComparisons()
    }

    /// What is looked up, and how a hand does it.
    private enum Kind: String, CaseIterable {
      case plain = "a text"
      case worded = "a text with a name in it"
      case plural = "a plural"
    }

    /// The value that a call's literal makes, put together as the compiler does.
    private func value(_ kind: Kind, _ index: Int) -> String.LocalizationValue {
      let place = index & (StringsFixture.count - 1)
      switch kind {
      case .plain: return String.LocalizationValue(stringLiteral: fixture.plain[place].key)
      case .worded:
        let literal = fixture.worded[place].literal
        var interpolation = String.LocalizationValue.StringInterpolation(
          literalCapacity: literal.before.utf8.count, interpolationCount: 1)
        interpolation.appendLiteral(literal.before)
        interpolation.appendInterpolation(names[index & 63])
        return String.LocalizationValue(stringInterpolation: interpolation)
      case .plural:
        let literal = fixture.plural[place].literal
        var interpolation = String.LocalizationValue.StringInterpolation(
          literalCapacity: literal.after.utf8.count, interpolationCount: 1)
        interpolation.appendInterpolation(index)
        interpolation.appendLiteral(literal.after)
        return String.LocalizationValue(stringInterpolation: interpolation)
      }
    }

    /// The same text by hand: a dictionary, a style that is kept, and strings that are joined.
    private func byHand(_ kind: Kind, _ index: Int, _ style: IntegerFormatStyle<Int>) -> String {
      let place = index & (StringsFixture.count - 1)
      switch kind {
      case .plain: return fixture.byHand.texts[fixture.plain[place].key] ?? ""
      case .worded:
        return (fixture.byHand.before[fixture.worded[place].key] ?? "") + names[index & 63]
      case .plural:
        let key = fixture.plural[place].key
        let rest = (index == 1 ? fixture.byHand.one[key] : fixture.byHand.other[key]) ?? ""
        return style.format(index) + rest
      }
    }

    private func lookupComparisons() throws -> [Comparison] {
      let style = IntegerFormatStyle<Int>(locale: locale)
      let (compiled, catalog) = (try bundle(fixture.compiled), try bundle(fixture.catalog))
      let place = LocalizedStringResource.BundleDescription.atURL(fixture.compiled)
      return try Kind.allCases.flatMap { kind in
        var contest = Contest()
        contest.add("by hand") { try each { byHand(kind, $0, style) } }
        func add(_ name: String, _ text: @escaping (String.LocalizationValue) -> String) throws {
          for index in 0..<2 * StringsFixture.count {
            try expect(text(value(kind, index)), byHand(kind, index, style))
          }
          contest.add(name) { try each { text(value(kind, $0)) } }
        }
        try add("of a compiled bundle") {
          String(localized: $0, bundle: compiled, locale: locale)
        }
        try add("of a catalog") { String(localized: $0, bundle: catalog, locale: locale) }
        try add("of a resource") {
          String(localized: LocalizedStringResource($0, locale: locale, bundle: place))
        }
        let times = try contest.medians(rounds: rounds)
        return zip(contest.names, times).dropFirst().map { name, time in
          Comparison(
            subject: "\(kind.rawValue) \(name), times a dictionary and formatting by hand",
            detail: "\(nanoseconds(time)) : \(nanoseconds(times[0])) a look-up",
            figure: time / times[0], unit: "×", goal: .atMost(1.5))
        }
      }
    }

    private func bundleComparisons() throws -> [Comparison] {
      let compiled = try bundle(fixture.compiled)
      func foundation(_ index: Int) -> String {
        compiled.localizedString(
          forKey: fixture.plain[index & (StringsFixture.count - 1)].key, value: nil,
          table: "Localizable")
      }
      func endonym(_ index: Int) -> String {
        String(localized: value(.plain, index), bundle: compiled, locale: locale)
      }
      for index in 0..<StringsFixture.count { try expect(endonym(index), foundation(index)) }
      var contest = Contest()
      contest.add("String(localized:)") { try each(endonym) }
      contest.add("Bundle.localizedString") { try each(foundation) }
      let times = try contest.medians(rounds: rounds)
      return [
        Comparison(
          subject: "a text of a compiled bundle, times faster than Bundle.localizedString",
          detail: "\(nanoseconds(times[0])) : \(nanoseconds(times[1])) a look-up",
          figure: times[1] / times[0], unit: "×", goal: .atLeast(3))
      ]
    }

    private func startComparisons() throws -> [Comparison] {
      let (data, key) = try StringsFixture.largeCatalog(size: Self.largeSize)
      let folder = directory.appendingPathComponent("large")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let path = folder.appendingPathComponent("Localizable.xcstrings").path
      try AtomicFile.write(Array(data), to: path)
      let resource = LocalizedStringResource(
        String.LocalizationValue(key), locale: Locale(identifier: "de_AT"), bundle: .atURL(folder))
      func open() -> String {
        String(localized: resource, settings: LocalizationSettings(store: StringsStore()))
      }
      guard open() != key else { throw BenchmarkError("'\(key)' isn't found in \(path)") }
      var contest = Contest()
      contest.add("opening") { _ = open() }
      contest.add("JSONSerialization") { _ = try JSONSerialization.jsonObject(with: data) }
      let times = try contest.medians(rounds: rounds)
      return [
        Comparison(
          subject: "opening a catalog of 2 MB for a text, times faster than JSONSerialization",
          detail: """
            \(times[0].milliseconds) : \(times[1].milliseconds), reading \(data.count) bytes \
            from the file included
            """,
          figure: times[1] / times[0], unit: "×", goal: .atLeast(10))
      ]
    }

    private func bundle(_ url: URL) throws -> Bundle {
      guard let bundle = Bundle(url: url) else { throw BenchmarkError("no bundle at \(url.path)") }
      return bundle
    }

    private func expect(_ text: String, _ other: String) throws {
      guard text == other else { throw BenchmarkError("'\(text)' isn't '\(other)'") }
    }

    private func nanoseconds(_ time: Double) -> String {
      "\((time / Double(Self.lookups) * 1e9).formatted(decimals: 0)) ns"
    }

    /// Looks up as many texts as are timed; their sizes are summed, so that none is left out.
    private func each(_ text: (Int) -> String) throws {
      var size = 0
      for index in 0..<Self.lookups { size &+= text(index).utf8.count }
      guard size > 0 else { throw BenchmarkError("no text is found") }
    }
  }
#endif
