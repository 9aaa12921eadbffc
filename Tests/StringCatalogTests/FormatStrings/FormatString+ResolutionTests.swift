import StringCatalog
import Testing

@Suite struct FormatStringResolutionTests {
  private func source(_ value: String, key: String? = nil) -> FormatString {
    FormatString(parsing: value)
      .resolvedAsSource(key: key.map { FormatString(parsing: $0) })
  }

  private func translation(_ value: String, of source: FormatString) -> FormatString {
    FormatString(parsing: value).resolved(against: source)
  }

  /// Foundation formats nothing where no argument is passed: issue's traps, written by people.
  @Test(arguments: [
    ("50% off", "50 % de réduction", [3..<4]),
    ("50% off", "50%-ige Ermäßigung", [2..<3]),
    ("50% off", "%50 indirim", [0..<1]),
    ("100 %", "100 % %", [4..<5, 6..<7]),
  ])
  func ambiguousIsTextWithoutArguments(
    _ sourceValue: String, _ value: String, _ strays: [Range<Int>]
  ) {
    let source = source(sourceValue)
    #expect(source.arguments.isEmpty)
    let resolved = translation(value, of: source)
    #expect(resolved.arguments.isEmpty)
    #expect(resolved.strayPercents == strays)
    #expect(!resolved.isFormatted)
  }

  /// IceCubesApp, `instance.list.posts-%@` in Catalan; Meshtastic, `%lld% horas` in Portuguese.
  @Test(arguments: [
    ("%@ posts", "% publicacions", [0..<3]),
    ("%lld%% hourly", "%lld% horas", [0..<4, 4..<8]),
    ("%lld hours", "%lld% horas", [0..<4, 4..<8]),
    ("Up to %@ for %#@days@", "50 % de %@", [3..<6, 8..<10]),
  ])
  func ambiguousIsAnArgumentWhereOneIsPassed(
    _ sourceValue: String, _ value: String, _ ranges: [Range<Int>]
  ) {
    let resolved = translation(value, of: source(sourceValue))
    #expect(resolved.arguments.map(\.range) == ranges)
    #expect(resolved.strayPercents.isEmpty)
    #expect(resolved.isFormatted)
  }

  @Test func keysArgumentCountsAsTheSources() {
    let source = source("Posts", key: "instance.list.posts-%@")
    #expect(source.isFormatted)
    #expect(translation("% publicacions", of: source).arguments.map(\.range) == [0..<3])
    #expect(self.source("% posts", key: "posts-%@").arguments.map(\.range) == [0..<3])
    #expect(self.source("% posts", key: "posts").arguments.isEmpty)
  }

  @Test func textDecidesByItselfWithoutASource() {
    #expect(FormatString(parsing: "50% off").resolved(against: nil).arguments.isEmpty)
    let formatted = FormatString(parsing: "%@: 50% off").resolved(against: nil)
    #expect(formatted.arguments.map(\.range) == [0..<2, 6..<9])
    #expect(FormatString(parsing: "%arg: 50% off").resolved(against: nil).arguments.count == 2)
  }

  /// A display pattern is read by Cocoa Bindings, not by the formatter.
  @Test func displayPatternFormatsNothing() {
    let resolved = FormatString(parsing: "%{value1}@ of 50 % de").resolved(against: nil)
    #expect(resolved.specifiers.map(\.kind) == [.displayPattern("value1")])
    #expect(resolved.strayPercents == [17..<18])
  }

  @Test func certainArgumentsStayEvenWhereNoneIsPassed() {
    let resolved = translation("%@ et 50 % de", of: source("50% off"))
    #expect(resolved.arguments.map(\.range) == [0..<2])
    #expect(resolved.strayPercents == [9..<10])
  }
}
