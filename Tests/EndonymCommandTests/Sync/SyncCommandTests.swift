import Testing

@testable import EndonymCommand

@Suite struct SyncCommandTests {
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Gone" : {

        },
        "Kept" : {

        }
      },
      "version" : "1.0"
    }
    """#

  private static let source = #"let a = Text("Kept"); let b = Text("New", comment: "C")"#

  private func files(_ others: [String: String] = [:]) -> MemoryFiles {
    MemoryFiles(
      ["/app/A.swift": Self.source, "/app/Localizable.xcstrings": Self.catalog]
        .merging(others) { _, other in other })
  }

  @Test func whatAnotherProgramWritesMeanwhileStays() {
    let files = files()
    let other = Self.catalog.replacing("Gone", with: "Other")
    files.change("/app/Localizable.xcstrings", onceReadTo: other)
    let run = ToolRun(["sync"], files)
    #expect(files["/app/Localizable.xcstrings"] == other)
    #expect(run.code == .misuse)
    #expect(run.errors.contains("another program changed the file"))
  }

  @Test func aCatalogIsBroughtUpToDate() {
    let files = files()
    let run = ToolRun(["sync"], files)
    #expect(run.code == .clean)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Localizable.xcstrings: 1 added, 1 stale
          - Gone
          + New

        """)
    #expect(
      files["/app/Localizable.xcstrings"] == #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Gone" : {
              "extractionState" : "stale"
            },
            "Kept" : {

            },
            "New" : {
              "comment" : "C"
            }
          },
          "version" : "1.0"
        }
        """#)
    let second = ToolRun(["sync"], files)
    #expect(second.output == "all catalogs are up to date\n")
    #expect(ToolRun(["sync", "--check"], files).code == .clean)
  }

  @Test func aCheckWritesNothingAndFails() {
    let files = files()
    let run = ToolRun(["sync", "--check"], files)
    #expect(run.code == .findings)
    #expect(run.output.contains("Localizable.xcstrings: 1 added, 1 stale"))
    #expect(files["/app/Localizable.xcstrings"] == Self.catalog)
  }

  @Test(arguments: [
    (["sync", "A.swift"], ["/app/B.swift": "let x = 1"], "some sources were left out"),
    (["sync", "--shard", "1/2"], ["/app/B.swift": "let x = 1"], "this is one shard of 2"),
    (["sync"], ["/app/locked.swift": ""], "a source can't be read"),
    (["sync"], ["/app/B.swift": "Text(\"x\"; let = ="], "'B.swift' can't be parsed"),
  ])
  func aPartialScanMarksNothingAsStale(
    _ arguments: [String], _ others: [String: String], _ reason: String
  ) {
    let files = files(others)
    let run = ToolRun(arguments, files)
    #expect(run.output.contains("nothing is marked as stale, since \(reason)"))
    #expect(files["/app/Localizable.xcstrings"]?.contains("stale") == false)
    #expect(files["/app/Localizable.xcstrings"]?.contains("New") == true)
  }

  @Test func allSourcesByNameAreNoPart() {
    let files = files()
    _ = ToolRun(["sync", "A.swift"], files)
    #expect(files["/app/Localizable.xcstrings"]?.contains("stale") == true)
  }

  @Test(arguments: [
    ["/app/B.swift": "let key = \"Gone\""], ["/app/B.swift": "// endonym:keys G* -- why"],
    ["/app/B.swift": "let text = Strings.gone"],
    ["/app/B.m": "NSLocalizedString(@\"Gone\", nil);"],
  ])
  func whatIsNamedInAnotherWayIsNotStale(_ others: [String: String]) {
    let files = files(others)
    _ = ToolRun(["sync"], files)
    #expect(files["/app/Localizable.xcstrings"]?.contains("stale") == false)
  }

  @Test func aKeyWhoseWordsASourceHasIsNotStale() {
    let catalog = SampleCatalogs.catalog(#""Sent to %@ today" : { }, "Kept" : { }"#)
    let files = files([
      "/app/Localizable.xcstrings": catalog, "/app/B.swift": #"log("Sent to \(name) today")"#,
    ])
    _ = ToolRun(["sync"], files)
    #expect(files["/app/Localizable.xcstrings"]?.contains("stale") == false)
  }

  /// Xcode adds what a package's sources look up to no catalog outside of the package.
  @Test func aPackagesKeysStayInThePackage() {
    let files = files([
      "/app/Core/Package.swift": "", "/app/Core/B.swift": #"let b = Text("Gone"); Text("Core")"#,
    ])
    let run = ToolRun(["sync"], files)
    #expect(run.output == "Localizable.xcstrings: 1 added\n  + New\n")
  }

  @Test func anUnsureKeyIsAWarningAndNoTwin() {
    let files = files(["/app/B.swift": "let a = Text(\"Gone\")\nlet b = Text(\"\\(x) km\")"])
    let run = ToolRun(["sync"], files)
    #expect(run.code == .clean)
    #expect(
      run.errors == """
        warning: B.swift:2:14: '%@ km' may have another specifier and isn't in \
        'Localizable.xcstrings'. Add the key by hand.

        """)
    #expect(files["/app/Localizable.xcstrings"]?.contains("km") == false)
  }

  @Test func aKeyBelongsToTheNearestCatalogOfItsTable() {
    let files = MemoryFiles([
      "/app/One/Views/A.swift": #"let a = Text("A"); let t = Text("T", tableName: "Other")"#,
      "/app/One/Resources/Localizable.xcstrings": SampleCatalogs.catalog(""),
      "/app/Two/B.swift": #"let b = Text("B")"#,
      "/app/Two/Localizable.xcstrings": SampleCatalogs.catalog(""),
      "/app/Shared/C.swift": #"let c = Text("C")"#,
    ])
    let run = ToolRun(["sync"], files)
    #expect(files["/app/One/Resources/Localizable.xcstrings"]?.contains(#""A""#) == true)
    #expect(files["/app/One/Resources/Localizable.xcstrings"]?.contains(#""B""#) == false)
    #expect(files["/app/Two/Localizable.xcstrings"]?.contains(#""B""#) == true)
    #expect(files["/app/Two/Localizable.xcstrings"]?.contains(#""C""#) == false)
    #expect(run.errors.contains("Shared/C.swift:1:14: 'C' can belong to 'One/Resources/"))
    #expect(run.errors.contains("1 use of the table 'Other', which has no catalog"))
  }

  @Test func aNamedCatalogGetsItsOwnKeysAndThoseThatNoneIsNearerTo() {
    let files = MemoryFiles([
      "/app/One/A.swift": #"let a = Text("A")"#,
      "/app/One/Localizable.xcstrings": SampleCatalogs.catalog(""),
      "/app/Two/B.swift": #"let b = Text("B")"#,
      "/app/Two/Localizable.xcstrings": SampleCatalogs.catalog(""),
      "/app/Shared/C.swift": #"let c = Text("C")"#,
    ])
    let run = ToolRun(["sync", "--catalog", "Two/Localizable.xcstrings"], files)
    #expect(run.errors == "")
    #expect(run.output == "Two/Localizable.xcstrings: 2 added\n  + C\n  + B\n")
    #expect(files["/app/One/Localizable.xcstrings"] == SampleCatalogs.catalog(""))
  }

  /// Interface Builder's tables, property lists' and Siri's don't come from sources.
  @Test func tablesThatNoSourceLooksUpAreLeftAlone() {
    let files = files([
      "/app/Main.xcstrings": SampleCatalogs.german,
      "/app/mul.lproj/Menu.xcstrings": SampleCatalogs.german,
      "/app/InfoPlist.xcstrings": SampleCatalogs.german,
    ])
    let run = ToolRun(["sync"], files)
    #expect(run.output.contains("'Main.xcstrings' is left alone"))
    #expect(!run.output.contains("Menu") && !run.output.contains("InfoPlist"))
    #expect(files["/app/mul.lproj/Menu.xcstrings"] == SampleCatalogs.german)
    #expect(files["/app/Main.xcstrings"] == SampleCatalogs.german)
    #expect(files["/app/InfoPlist.xcstrings"] == SampleCatalogs.german)
  }

  @Test func misuseIsExplained() {
    #expect(ToolRun(["sync", "--shard", "3/2"], files()).code == .misuse)
    #expect(ToolRun(["sync", "--jobs", "0"], files()).code == .misuse)
    #expect(ToolRun(["sync", ""], files()).code == .misuse)
    let empty = ToolRun(["sync"], MemoryFiles(["/app/A.swift": ""]))
    #expect(empty.code == .misuse)
    #expect(empty.errors.contains("there is no String Catalog to sync"))
    let broken = ToolRun(["sync"], files(["/app/Localizable.xcstrings": "{"]))
    #expect(broken.code == .misuse)
  }
}
