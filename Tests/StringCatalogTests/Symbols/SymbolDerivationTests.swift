import StringCatalog
import Testing

@Suite struct SymbolDerivationTests {
  /// Signatures that Xcode 26 generated in public projects; where their file doesn't show the
  /// source value, one with the arguments that the signature shows.
  static let generated: [(source: SymbolSource, signature: String)] = [
    (.init(key: "Settings", sourceValue: "Settings"), "settings"),
    (.init(key: "%lld MiB", sourceValue: "%lld MiB"), "miB(_ arg1: Int)"),
    (.init(key: "%lld active"), "active(_ arg1: Int)"),
    (
      .init(key: "F_A_Description", sourceValue: "Hello %(name)@"), "fADescription(name: String)"
    ),
    (
      .init(key: "F_B_Description", sourceValue: "You are %(age)llu"), "fBDescription(age: UInt)"
    ),
    (
      .init(key: "Score %@, %@ %lld, %@ %lld"),
      "score(_ arg1: String, _ arg2: String, _ arg3: Int, _ arg4: String, _ arg5: Int)"
    ),
    (
      .init(key: "attachment.error.detail", sourceValue: "%@: %@"),
      "attachmentErrorDetail(_ arg1: String, _ arg2: String)"
    ),
    (
      .init(key: "audio.volume.percent", sourceValue: "%lld%%"), "audioVolumePercent(_ arg1: Int)"
    ),
    (
      .init(key: "paywall.purchase.priceLine", table: "Paywall", sourceValue: "%@ once"),
      "Paywall.paywallPurchasePriceLine(_ arg1: String)"
    ),
    (
      .init(key: "common.minutesShort %lld %lld", sourceValue: "%lld:%lld"),
      "commonMinutesShort(_ arg1: Int, _ arg2: Int)"
    ),
    (
      .init(
        key: "auth_context_persist_for_duration",
        sourceValue: "Keep %(secretName)@ for %(duration)@"),
      "authContextPersistForDuration(secretName: String, duration: String)"
    ),
    // WWDC25, session 225.
    (
      .init(key: "%(landmark)@ is contained in %(landmarkCollection)@"),
      "isContainedIn(landmark: String, landmarkCollection: String)"
    ),
    // EhPanda: three substitutions, a substitution of a number with a decimal, and a plural.
    (
      .init(
        key: "continued_session.subtitle",
        sourceValue: "%#@completed@/%#@total@ · %#@galleries@",
        substitutions: [
          .init(name: "completed", argumentNumber: 1, formatSpecifier: "lld"),
          .init(name: "galleries", argumentNumber: 3, formatSpecifier: "lld"),
          .init(name: "total", argumentNumber: 2, formatSpecifier: "lld"),
        ]),
      "continuedSessionSubtitle(completed: Int, total: Int, galleries: Int)"
    ),
    (
      .init(
        key: "accessibility.rating_value", sourceValue: "%#@rating@ out of 5",
        substitutions: [.init(name: "rating", argumentNumber: 1, formatSpecifier: ".1f")]),
      "accessibilityRatingValue(rating: Float)"
    ),
    (
      .init(key: "days", sourceValue: "%lld days", isTopLevelPlural: true), "days(_ arg1: Int)"
    ),
  ]

  @Test(arguments: generated)
  func generatedSignature(_ source: SymbolSource, _ signature: String) {
    let derivation = SymbolDerivation(source)
    #expect(derivation.errors.isEmpty)
    #expect(derivation.signature?.description == signature)
  }

  /// What the rules say where no public symbol shows it.
  static let derived: [(source: SymbolSource, signature: String)] = [
    (.init(key: "seats", sourceValue: "One seat", isTopLevelPlural: true), "seats(_ arg1: Int)"),
    (.init(key: "sale", sourceValue: "50% off"), "sale"),
    (
      .init(key: "place.%@", sourceValue: "%2$(city)@, %1$@"), "place(_ arg1: String, city: String)"
    ),
    (.init(key: "n.%(count)lld", sourceValue: "%lld things"), "n(count: Int)"),
    (
      .init(
        key: "account.label.followers %lld %@", sourceValue: "%#@followers@",
        substitutions: [.init(name: "followers", formatSpecifier: "lld")]),
      "accountLabelFollowers(followers: Int, _ arg2: String)"
    ),
    (.init(key: "hello", sourceValue: "%(first name)@"), "hello(firstName: String)"),
  ]

  @Test(arguments: derived)
  func derivedSignature(_ source: SymbolSource, _ signature: String) {
    #expect(SymbolDerivation(source).signature?.description == signature)
  }

  /// Of a launcher's generated file: `\(arg2, specifier: "%02lld")`.
  @Test func parametersKeepTheirSpecifiers() throws {
    let source = SymbolSource(
      key: "serverReset.countdown", sourceValue: "%1$(hours)lld:%2$02lld %3$@")
    let signature = try #require(SymbolDerivation(source).signature)
    #expect(signature.parameters.map(\.specifier) == ["%lld", "%02lld", "%@"])
    #expect(signature.parameters.map(\.position) == [1, 2, 3])
    #expect(signature.labels == ["hours", nil, nil])
  }

  @Test func everyErrorIsReported() {
    let derivation = SymbolDerivation(
      .init(
        key: "Type", sourceValue: "%s %(a)@ %(a)@ %(…)@ %*d %#@gone@ %-i %#@odd@ %12$@",
        substitutions: [.init(name: "odd", formatSpecifier: "?")]))
    #expect(derivation.signature == nil)
    #expect(derivation.name == nil)
    #expect(
      derivation.errors == [
        .reserved("type"),
        .noSwiftType(specifier: "%s", reason: .type(.cString)),
        .duplicateLabel("a"),
        .invalidLabel("…"),
        .noSwiftType(specifier: "%*d", reason: .variableAmount),
        .undefinedSubstitution("gone"),
        .noSwiftType(specifier: "%-i", reason: .leftJustified),
        .undefinedSubstitution("odd"),
        .missingArgument(position: 10),
      ])
  }

  /// U+2E2F is a letter to Unicode and nothing to Swift's grammar.
  @Test func lettersThatSwiftTakesForNoneAreLeftOut() {
    #expect(SymbolDerivation(.init(key: "a\u{2E2F}b")).name?.description == "aB")
  }

  /// The generated code's own constant.
  @Test func aTableDoesNotHideTheBundle() {
    let derivation = SymbolDerivation(.init(key: "a", table: "resource_bundle"))
    #expect(derivation.errors == [.reserved("resource_bundle")])
  }

  @Test func nameIsKnownThoughAnArgumentHasNoType() {
    let derivation = SymbolDerivation(.init(key: "greeting", sourceValue: "Hello %s"))
    #expect(derivation.name?.description == "greeting")
    #expect(derivation.signature == nil)
  }
}
