import Checks
import Testing

@testable import SourceRules

struct MissingBundleRuleTests {
  private static func run(_ code: String) -> LiteralsRun {
    LiteralsRun(MissingBundleRule(), code, options: SourceOptions(needsBundle: true))
  }

  /// The order of the parameters is that of Apple's declarations, as `BundleArgument` names them.
  @Test(
    "The bundle goes where the declaration has it",
    arguments: [
      (#"Text("Wind")"#, #"Text("Wind", bundle: .module)"#),
      (
        #"Text("Wind", tableName: "Units", comment: "c")"#,
        #"Text("Wind", tableName: "Units", bundle: .module, comment: "c")"#
      ),
      (#"Text( dry ? "Dry" : "Wet" )"#, #"Text( dry ? "Dry" : "Wet", bundle: .module )"#),
      (
        #"String(localized: "wind", defaultValue: "Wind", table: "T", locale: l)"#,
        #"String(localized: "wind", defaultValue: "Wind", table: "T", bundle: .module, locale: l)"#
      ),
      (
        #"AttributedString(localized: "**Wind**", comment: "c")"#,
        #"AttributedString(localized: "**Wind**", bundle: .module, comment: "c")"#
      ),
      (
        "NSLocalizedString(\n  \"Wind\",  // why\n  comment: \"\")",
        "NSLocalizedString(\n  \"Wind\", bundle: .module,  // why\n  comment: \"\")"
      ),
      (
        #"LocalizedStringResource("Wind", locale: l, comment: "c")"#,
        #"LocalizedStringResource("Wind", locale: l, bundle: .atURL(Bundle.module.bundleURL), "#
          + #"comment: "c")"#
      ),
    ])
  func edits(code: String, expected: String) {
    let run = Self.run(code)
    #expect(run.mended == expected)
    #expect(Self.run(run.mended).findings.isEmpty, "mending is idempotent")
  }

  @Test("What takes no bundle is found, and mended by a person")
  func withoutParameter() {
    let run = Self.run(#"Button("Save") { save() }"#)
    #expect(run.marked == [#""Save""#])
    #expect(run.findings.flatMap(\.edits).isEmpty)
  }
}
