import Testing

@testable import EndonymCommand

@Suite struct CompileCommandTests {
  private static let catalog = SampleCatalogs.catalog(
    #"""
    "days" : { "localizations" : { "de" : { "variations" : { "plural" : {
      "one" : \#(SampleCatalogs.unit("%lld Tag")), "other" : \#(SampleCatalogs.unit("%lld Tage"))
    } } } } },
    "hello" : { "localizations" : { "de" : \#(SampleCatalogs.unit("Hallo")) } }
    """#)

  private func files(_ others: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(
      ["/app/Localizable.xcstrings": Self.catalog].merging(others) { _, other in other })
  }

  /// Apple's "Stringsdict File Format" for the plural; the variable `value` is Xcode's.
  @Test func writesWhatAppleDocuments() {
    let files = files()
    let run = ToolRun(["compile", "Localizable.xcstrings", "-o", "build"], files)
    #expect(run.code == .clean && run.output == "" && run.errors == "")
    #expect(
      files["/app/build/de.lproj/Localizable.strings"]?.hasSuffix(
        "<dict>\n\t<key>hello</key>\n\t<string>Hallo</string>\n</dict>\n</plist>\n") == true)
    let expected = """
      <dict>
      \t<key>days</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@value@</string>
      \t\t<key>value</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>lld</string>
      \t\t\t<key>one</key>
      \t\t\t<string>%lld Tag</string>
      \t\t\t<key>other</key>
      \t\t\t<string>%lld Tage</string>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
    #expect(files["/app/build/de.lproj/Localizable.stringsdict"]?.hasSuffix(expected) == true)
  }

  /// `xcstringstool` prints absolute paths.
  @Test func aDryRunNamesTheFiles() {
    let files = files()
    let run = ToolRun(
      ["compile", "Localizable.xcstrings", "--output-directory", "build", "--dry-run"], files)
    #expect(
      run.output == """
        /app/build/de.lproj/Localizable.strings
        /app/build/de.lproj/Localizable.stringsdict

        """)
    #expect(files["/app/build/de.lproj/Localizable.strings"] == nil)
    let single = ToolRun(
      [
        "compile", "Localizable.xcstrings", "-o", "/out", "--dry-run", "--format",
        "stringsdictOnly",
      ], files)
    #expect(single.output == "/out/de.lproj/Localizable.stringsdict\n")
    let other = ToolRun(
      ["compile", "Localizable.xcstrings", "-o", "/out", "--dry-run", "-l", "th"], files)
    #expect(other.output == "" && other.code == .clean)
  }

  @Test func theBinaryFormIsApples() {
    let files = files()
    _ = ToolRun(
      ["compile", "Localizable.xcstrings", "-o", "b", "--serialization-format", "binary"], files)
    #expect(files["/app/b/de.lproj/Localizable.strings"]?.hasPrefix("bplist00") == true)
  }

  /// The wording is `xcstringstool`'s; line and column are counted by hand.
  @Test func errorsHaveTheirPlace() {
    let bad = """
      { "sourceLanguage" : "en", "strings" : {
      "k" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated",
      "value" : "%#@x@" } } } } } }
      """
    let files = files(["/app/Sub/Bad.xcstrings": bad])
    let run = ToolRun(["compile", "Sub/Bad.xcstrings", "Localizable.xcstrings", "-o", "b"], files)
    #expect(run.code == .findings)
    #expect(
      run.errors == """
        Sub/Bad.xcstrings:3:11: error: Referencing undefined substitution 'x' (de: k)
        Sub/Bad.xcstrings:3:11: note: Define the substitution in this language, or correct its name.

        """)
    #expect(files["/app/b/de.lproj/Bad.strings"] == nil)
    #expect(files["/app/b/de.lproj/Localizable.strings"] != nil)
  }

  @Test func nothingIsWrittenElsewhere() {
    let hostile = SampleCatalogs.catalog(
      #""k" : { "localizations" : { "../../x" : \#(SampleCatalogs.unit("x")) } }"#)
    let files = files(["/app/T.xcstrings": hostile])
    let run = ToolRun(["compile", "T.xcstrings", "-o", "b"], files)
    #expect(run.code == .findings)
    #expect(run.errors.contains("T.xcstrings:1:"))
    #expect(run.errors.contains("'../../x' can't be the name of a language's folder"))
    #expect(files["/app/x.lproj/T.strings"] == nil && files["/x.lproj/T.strings"] == nil)
  }

  /// Xcode's build rules.
  @Test func placesThatXcodeRefuses() {
    let files = files([
      "/app/fr.lproj/Localizable.strings": "", "/app/de.lproj/Other.xcstrings": Self.catalog,
    ])
    let beside = ToolRun(["compile", "Localizable.xcstrings", "-o", "b"], files)
    #expect(beside.code == .misuse)
    #expect(beside.errors.hasPrefix("fr.lproj/Localizable.strings: error: the table 'Localizable'"))
    let inside = ToolRun(["compile", "de.lproj/Other.xcstrings", "-o", "b"], files)
    #expect(inside.code == .misuse)
    #expect(inside.errors.contains("the catalog lies in 'de.lproj', the folder of one language"))
  }

  @Test func misuseIsExplained() {
    #expect(ToolRun(["compile", "-o", "b"], files()).code == .misuse)
    let missing = ToolRun(["compile", "Localizable.xcstrings"], files())
    #expect(missing.code == .misuse && missing.errors.contains("'--output-directory' is missing"))
    #expect(ToolRun(["compile", "No.xcstrings", "-o", "b"], files()).code == .misuse)
    let broken = files(["/app/B.xcstrings": "{"])
    #expect(ToolRun(["compile", "B.xcstrings", "-o", "b"], broken).code == .misuse)
    #expect(ToolRun(["compile", "Localizable.xcstrings", "-o", "locked"], files()).code == .clean)
    let locked = files(["/app/lockedT.xcstrings": Self.catalog])
    #expect(ToolRun(["compile", "lockedT.xcstrings", "-o", "b"], locked).code == .misuse)
    let format = ToolRun(
      ["compile", "Localizable.xcstrings", "-o", "b", "-f", "loctable"], files())
    #expect(format.code == .misuse)
  }

  @Test func printListsKeysAsInTheFile() {
    let files = files(["/app/Z.xcstrings": SampleCatalogs.catalog(#""b\nc" : { }, "a" : { }"#)])
    let run = ToolRun(["print", "Z.xcstrings", "Localizable.xcstrings"], files)
    #expect(run.code == .clean && run.output == "b⏎c\na\ndays\nhello\n")
    let json = ToolRun(["print", "Z.xcstrings", "--format", "json"], files)
    #expect(
      json.output == #"""
        {
          "schemaVersion": 1,
          "catalogs": [
            {
              "path": "Z.xcstrings",
              "keys": [
                "b\nc",
                "a"
              ]
            }
          ]
        }

        """#)
    let partly = ToolRun(["print", "No.xcstrings", "Localizable.xcstrings"], files)
    #expect(partly.code == .misuse && partly.output == "days\nhello\n")
    #expect(partly.errors.hasPrefix("No.xcstrings: error: "))
  }
}
