import Checks
import Findings
import Foundation
import Testing

@testable import EndonymCommand

/// Support's question, answered from an app's manifest.
struct ExplainCommandTests {
  static let source = "enum Language {}"

  /// An app with a manifest of one surface in two languages.
  static func app(
    source: String = source, texts: [RenderedText]? = nil
  ) throws -> MemoryFiles {
    let dates = [
      RenderedDate(
        intent: "sunEventTime", language: "de", plan: "skeleton 'hmm' in the locale's order",
        decisions: [
          .init(
            classifier: "standardMeridiem", value: "localeDefault",
            reason: "small 'am' is the German word for 'at the'", source: "CLDR 46, de"),
          .init(classifier: "clockSeparator", value: ":", reason: nil, source: nil),
        ],
        texts: [.init(clock: "12h", instant: "evening", value: "5:39\u{202F}PM")]),
      RenderedDate(
        intent: "dailyListWeekday", language: "th", plan: "pattern 'ccc'", decisions: [],
        texts: [.init(clock: "24h", instant: "evening", value: "ส.\u{1B}[31m")]),
    ]
    let manifest = RenderedManifest(
      localeData: "ICU 76.1, CLDR 46", command: "swift test",
      sources: [.init(path: "Sources/Language.swift", hash: StableHash(Self.source).text)],
      dates: dates, texts: texts)
    let json = try JSONEncoder().encode(manifest)
    return MemoryFiles([
      "/app/.endonym/rendered.json": String(decoding: json, as: UTF8.self),
      "/app/Sources/Language.swift": source,
    ])
  }

  @Test("The answer has the texts, the plan, and each classifier's reason and source")
  func explains() throws {
    let run = ToolRun(["explain", "sunEventTime", "de"], try Self.app())
    #expect(run.code == .clean)
    #expect(
      run.output == """
        sunEventTime in de (German, Deutsch)

          evening  12h  ‘5:39\u{202F}PM’

        Plan: skeleton 'hmm' in the locale's order.

        standardMeridiem: localeDefault
          because small 'am' is the German word for 'at the'
          source: CLDR 46, de
        clockSeparator: :
          the usual answer

        Rendered with ICU 76.1, CLDR 46.

        """)
  }

  @Test(
    "Names are found in any case, and a plan without classifiers says so; no text steers the terminal"
  )
  func withoutClassifiers() throws {
    let run = ToolRun(["explain", "DAILYlistweekday", "TH"], try Self.app())
    #expect(run.code == .clean)
    #expect(run.output.contains("The plan is the same in every language"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("A figure is shown with its samples in a language")
  func figures() throws {
    let wind = RenderedText(
      name: "windSpeed", language: "th",
      samples: [.init(sample: "3 m/s", value: "3 ม./วิ."), .init(sample: "11 m/s", value: "\u{1B}")])
    let files = try Self.app(texts: [wind])
    let run = ToolRun(["explain", "windspeed", "th"], files)
    #expect(run.code == .clean)
    #expect(
      run.output.hasPrefix(
        """
        windSpeed in th (Thai, ไทย)

          3 m/s   ‘3 ม./วิ.’
          11 m/s  ‘
        """))
    #expect(!run.output.contains("\u{1B}"))
    #expect(run.output.hasSuffix("\nRendered with ICU 76.1, CLDR 46.\n"))
    #expect(
      ToolRun(["explain"], files).output
        == "Intents: sunEventTime, dailyListWeekday\nFigures: windSpeed\nLanguages: de th\n")
    let mistyped = ToolRun(["explain", "windSped", "th"], files)
    #expect(mistyped.code == .misuse)
    #expect(mistyped.errors.contains("there is no intent or figure 'windSped'"))
    #expect(mistyped.errors.contains("Did you mean 'windSpeed'?"))
    let elsewhere = ToolRun(["explain", "windSpeed", "de"], files)
    #expect(elsewhere.errors.contains("'windSpeed' isn't rendered in 'de'"))
  }

  @Test("Without operands the names are listed")
  func lists() throws {
    let run = ToolRun(["explain"], try Self.app())
    #expect(run.output == "Intents: sunEventTime, dailyListWeekday\nLanguages: de th\n")
  }

  @Test(
    "A mistyped name is refused with a suggestion",
    arguments: [
      (["sunEventTim", "de"], "Did you mean 'sunEventTime'?"),
      (["sunEventTime", "dee"], "Did you mean 'de'?"),
      (["sunEventTime", "fr"], "Use one of: de, th."),
      (["sunEventTime"], "an intent or figure and a language are needed"),
      (["sunEventTime", "th"], "'sunEventTime' isn't rendered in 'th'"),
    ])
  func mistyped(operands: [String], message: String) throws {
    let run = ToolRun(["explain"] + operands, try Self.app())
    #expect(run.code == .misuse)
    #expect(run.errors.contains(message))
  }

  @Test("A manifest that is missing or older than its sources is an error that says what to run")
  func missingOrStale() throws {
    let missing = ToolRun(["explain", "sunEventTime", "de"], MemoryFiles([:]))
    #expect(missing.code == .misuse)
    #expect(missing.errors.contains("there is no manifest of rendered texts"))
    #expect(missing.errors.contains("name the app's folder with '--package'"))
    let elsewhere = ToolRun(
      ["explain", "sunEventTime", "de", "--package", "other"], try Self.app())
    #expect(elsewhere.code == .misuse)
    let stale = ToolRun(
      ["explain", "sunEventTime", "de"], try Self.app(source: "enum Language { case new }"))
    #expect(stale.code == .misuse)
    #expect(stale.errors.contains("older than its sources: 'Sources/Language.swift' has changed"))
    #expect(stale.errors.contains("Run 'swift test'."))
    #expect(!stale.errors.contains("--package"))
  }
}
