import Findings
import Testing

@Suite struct TextReporterTests {
  private let reporter = TextReporter(style: SampleFindings.style)

  @Test func aFindingHasItsPlaceItsTextItsReasonAndItsRemedy() {
    // Written by hand from the form that the reporter's documentation gives.
    #expect(
      reporter.text([SampleFindings.thai]) == """
        App/Localizable.xcstrings:12:21: error: the value reads a number where the app hands over \
        text [format-signature]
          entry 'Hello, %@', Thai (th), plural.other
          | สวัสดี %lld
          |      ^^^^
          why: The app crashes.
          fix: Write '%@'.

        1 error in 1 of 3 files (43 entries, 2 languages)
          format-signature  1 error
        'endonym rules RULE' explains a rule, and how to accept one finding

        """)
  }

  @Test func sharedAdviceIsSaidOnce() {
    let findings = (1...50).map { line in
      SampleFindings.changed(SampleFindings.thai) { $0.location.line = line }
    }
    let text = reporter.text(findings)
    #expect(text.ranges(of: "why (these 50): The app crashes.").count == 1)
    #expect(text.ranges(of: "fix (these 50): Write '%@'.").count == 1)
    #expect(text.ranges(of: "entry 'Hello, %@'").count == 50)
  }

  @Test func remediesOfTheirOwnShareTheReason() {
    let findings = (1...3).map { line in
      SampleFindings.changed(SampleFindings.thai) {
        $0.location.line = line
        $0.remedy = "Write number \(line)."
      }
    }
    let text = reporter.text(findings)
    #expect(text.ranges(of: "why (these 3): The app crashes.").count == 1)
    for line in 1...3 { #expect(text.contains("fix: Write number \(line).")) }
  }

  @Test func filesFollowEachOtherAndTheWorstRuleLeads() throws {
    let text = reporter.text(SampleFindings.all)
    let plist = try #require(text.range(of: "InfoPlist.xcstrings:3"))
    let error = try #require(text.range(of: "Localizable.xcstrings:12"))
    let note = try #require(text.range(of: "Localizable.xcstrings:1:1"))
    #expect(plist.lowerBound < error.lowerBound)
    #expect(error.lowerBound < note.lowerBound)
    #expect(text.contains("1 error, 1 warning, 1 note in 2 of 3 files"))
  }

  @Test func catalogsAndSourcesAreCountedApart() {
    var summary = SampleFindings.summary
    summary.sources = ["App/A.swift", "App/B.swift"]
    let source = SampleFindings.changed(SampleFindings.hint) { $0.location.path = "App/B.swift" }
    let catalogs = "3 files (43 entries, 2 languages)"
    #expect(
      reporter.text(SampleFindings.all + [source], summary)
        .contains(" in 2 of \(catalogs) and 1 of 2 Swift sources\n"))
    #expect(
      reporter.text([], summary).contains("no findings in \(catalogs) and 2 Swift sources\n"))
    #expect(
      reporter.text([source], summary)
        .contains("1 note in 1 of 2 Swift sources; none in \(catalogs)\n"))
    summary.files = []
    #expect(reporter.text([source], summary).contains("1 note in 1 of 2 Swift sources\n"))
    summary.sources = ["App/B.swift"]
    #expect(reporter.text([source], summary).contains("1 note in 1 of 1 Swift source\n"))
  }

  @Test func rightToLeftTextIsIsolated() {
    let arabic = SampleFindings.changed(SampleFindings.thai) {
      $0.entry = "مرحبا"
      $0.language = "xx"
      $0.excerpt = Excerpt(value: "مرحبا %d", marked: 11..<13)
    }
    let text = reporter.text([arabic])
    #expect(text.contains("  entry '\u{2068}مرحبا\u{2069}', 'xx', plural.other\n"))
    #expect(text.contains("  | \u{2068}مرحبا ⟦%d⟧\u{2069}\n"))
    #expect(text.ranges(of: "⟦…⟧ encloses the part at fault\n").count == 1)
    #expect(!reporter.text([SampleFindings.thai]).contains("encloses"))
  }

  @Test func nothingHostileReachesTheTerminal() {
    let hostile = "\u{1B}]0;x\u{7}\n::error::boo\u{9B}2J\u{202E}\u{2028}"
    let finding = Finding(
      rule: "r", severity: .error, location: SourceLocation(path: "a\u{1B}[2J\n"),
      entry: hostile, language: hostile, variation: hostile, message: hostile,
      excerpt: Excerpt(value: hostile, marked: 0..<3), consequence: hostile, remedy: hostile)
    var summary = SampleFindings.summary
    summary.assumptions = [hostile]
    summary.skipped = [SkippedItem(path: hostile, reason: hostile)]
    summary.problems = [
      ReportProblem(location: SourceLocation(path: hostile), message: hostile, remedy: hostile)
    ]
    let text = reporter.text([finding], summary)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(!(0x00...0x1F).contains(scalar.value) && !(0x7F...0x9F).contains(scalar.value))
      #expect(scalar.value != 0x202E && scalar.value != 0x2028)
    }
    for line in text.split(separator: "\n") {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"))
    }
  }

  @Test func colourIsUsedOnlyWhenAskedFor() {
    #expect(!reporter.text(SampleFindings.all).contains("\u{1B}"))
    var style = SampleFindings.style
    style.usesColor = true
    let text = TextReporter(style: style).text(SampleFindings.all)
    // ECMA-48, 8.3.117: 1 bold, 31 red, 33 yellow, 36 cyan, 35 magenta, 0 default.
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;36mnote:\u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;35m%lld\u{1B}[0m"))
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    #expect(plain == reporter.text(SampleFindings.all))
  }

  @Test func quietLeavesTheSummaryOut() {
    var style = SampleFindings.style
    style.isQuiet = true
    let quiet = TextReporter(style: style)
    #expect(quiet.text([]) == "")
    #expect(!quiet.text(SampleFindings.all).contains("files"))
    #expect(!quiet.text(SampleFindings.all).contains("endonym rules"))
  }

  @Test func theClosingSaysWhatWasLeftOut() {
    var summary = SampleFindings.summary
    summary.knownFindings = 2
    summary.goneFindings = 1
    summary.acceptedFindings = 3
    summary.hiddenFindings = 4
    summary.assumptions = ["The source language is 'en'."]
    summary.skipped = [SkippedItem(path: "Pods", reason: "a package manager's folder")]
    #expect(
      reporter.text([], summary) == """
        no findings in 3 files (43 entries, 2 languages)
        2 more known from the baseline
        1 finding of the baseline no longer found: shrink it with --update-baseline
        3 more accepted by the configuration
        4 more below the severity asked for
        assumed: The source language is 'en'.
        skipped: Pods (a package manager's folder)

        """)
  }

  @Test func whatWasSkippedIsGroupedByReason() {
    var summary = SampleFindings.summary
    summary.skipped = (1...7).map { SkippedItem(path: "\($0)", reason: "odd") }
    summary.skipped.insert(SkippedItem(path: "x", reason: "other"), at: 1)
    let text = reporter.text([], summary)
    #expect(text.hasSuffix("skipped: 1, 2, 3, 4 and 3 more (odd)\nskipped: x (other)\n"))
  }

  @Test func anEmptyValueIsNotQuoted() {
    let empty = SampleFindings.changed(SampleFindings.thai) { $0.excerpt = Excerpt(value: "") }
    #expect(!reporter.text([empty]).contains("|"))
  }

  @Test func problemsComeFirstWithTheirRemedy() {
    var summary = ReportSummary(version: "1")
    summary.problems = [
      ReportProblem(
        location: SourceLocation(path: "x", line: 2, column: 3), message: "can't be read",
        remedy: "Mend it.")
    ]
    #expect(
      reporter.text([], summary) == """
        x:2:3: error: can't be read
          fix: Mend it.

        nothing could be checked
        1 problem: the check is incomplete, see the top

        """)
  }

  /// A table in an older form, or the configuration, has findings without being checked itself.
  @Test func filesBesideTheCheckedOnesAreCountedApart() {
    let beside = SampleFindings.changed(SampleFindings.hint) { $0.location.path = "endonym.json" }
    #expect(
      reporter.text(SampleFindings.all + [beside])
        .contains(" in 2 of 3 files (43 entries, 2 languages) and 1 other file\n"))
    #expect(
      reporter.text([beside])
        .contains(" in 1 file; none in 3 files (43 entries, 2 languages)\n"))
    var summary = SampleFindings.summary
    summary.sources = ["App/A.swift", "App/B.swift"]
    let source = SampleFindings.changed(SampleFindings.hint) { $0.location.path = "App/B.swift" }
    #expect(
      reporter.text(SampleFindings.all + [beside, source], summary).contains(
        " in 2 of 3 files (43 entries, 2 languages), 1 of 2 Swift sources and 1 other file\n"))
    #expect(
      reporter.text([beside], summary).contains(
        " in 1 file; none in 3 files (43 entries, 2 languages) and 2 Swift sources\n"))
  }
}
