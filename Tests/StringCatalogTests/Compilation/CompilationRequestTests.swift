import Foundation
import Testing

@testable import StringCatalog

@Suite("Compiling files")
struct CompilationRequestTests {
  private let directory: TemporaryDirectory
  private static let catalog =
    #"{"sourceLanguage":"en","strings":{"k":\#(Part.entry(#""de":\#(Part.unit("x"))"#))},"version":"1.0"}"#

  init() throws { directory = try TemporaryDirectory() }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: directory(name), withIntermediateDirectories: true)
  }

  private func request(
    _ names: String..., dryRun: Bool = false, output: String = "out"
  ) -> CompilationRequest {
    CompilationRequest(
      catalogs: names.map { directory($0) }, outputDirectory: directory(output), isDryRun: dryRun)
  }

  @Test("Files are written, and only those whose content changes")
  func incremental() throws {
    try directory.write(Array(Self.catalog.utf8), to: "T.xcstrings")
    let first = request("T.xcstrings").run()
    let files = ["de", "en"].map { directory("out/\($0).lproj/T.strings") }
    #expect(first.files == files && first.written == files && first.problems == [])
    #expect(request("T.xcstrings").run().written == [])
    try directory.write(
      Array(Self.catalog.replacingOccurrences(of: "\"x\"", with: "\"y\"").utf8), to: "T.xcstrings")
    let third = request("T.xcstrings").run()
    #expect(third.files == files && third.written == [files[0]])
    #expect(try String(contentsOfFile: files[0], encoding: .utf8).contains("<string>y</string>"))
  }

  @Test("A file that is expected is written even with nothing in it, and the plan has all others")
  func expected() throws {
    try directory.write(Array(Self.catalog.utf8), to: "T.xcstrings")
    func run(_ files: String...) -> CompilationReport {
      var request = request("T.xcstrings")
      request.expectedFiles = files + ["fr.lproj/Other.strings"]
      return request.run()
    }
    let planned = ["de.lproj/T.strings", "en.lproj/T.strings", "de.lproj/T.stringsdict"]
    let whole = run(planned[0], planned[1], planned[2])
    #expect(whole.problems == [] && whole.written == planned.map { directory("out/" + $0) })
    let empty = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: directory("out/" + planned[2]))), format: nil)
    #expect((empty as? [String: String]) == [:])
    let isNew = run(planned[0])
    #expect(isNew.written == [])
    #expect(
      isNew.problems.map(\.message) == [
        "'en.lproj/T.strings' is new, and the build's plan doesn't have it"
      ])
    let isGone = run(planned[0], planned[1], "fr.lproj/T.strings")
    #expect(
      isGone.problems.map(\.message) == [
        "'fr' is no longer in the catalog, and still in the build's plan"
      ])
  }

  @Test("A dry run names the files and writes none")
  func dryRun() throws {
    try directory.write(Array(Self.catalog.utf8), to: "T.xcstrings")
    let report = request("T.xcstrings", dryRun: true).run()
    #expect(report.files.count == 2 && report.written == [])
    #expect(try directory.names() == ["T.xcstrings"])
  }

  @Test("A catalog with an error writes nothing, and the others are written")
  func partial() throws {
    let bad = Self.catalog.replacingOccurrences(of: "\"x\"", with: "\"%#@x@\"")
    try directory.write(Array(bad.utf8), to: "Bad.xcstrings")
    try directory.write(Array("{".utf8), to: "Broken.xcstrings")
    try directory.write(Array(Self.catalog.utf8), to: "Good.xcstrings")
    let report = request("Bad.xcstrings", "Broken.xcstrings", "Missing.xcstrings", "Good.xcstrings")
      .run()
    #expect(report.hasErrors)
    #expect(
      report.problems.map(\.path) == [
        directory("Broken.xcstrings"), directory("Missing.xcstrings"),
      ])
    #expect(report.written == ["de", "en"].map { directory("out/\($0).lproj/Good.strings") })
    let path = directory("Bad.xcstrings")
    #expect(
      report.lines.first { $0.hasPrefix(path) }?.hasSuffix(
        ": error: Referencing undefined substitution 'x' (de: k)") == true)
  }

  /// Xcode's build rules about a catalog's place.
  @Test("A catalog in one language's folder, and one beside an older table, are refused")
  func placement() throws {
    for name in ["de.lproj", "mul.lproj", "Base.lproj", "fr.lproj"] {
      try makeFolder("app/" + name)
    }
    let bytes = Array(Self.catalog.utf8)
    for name in ["de.lproj/A", "Base.lproj/B", "mul.lproj/C", "D", "E", "F"] {
      try directory.write(bytes, to: "app/\(name).xcstrings")
    }
    try directory.write([], to: "app/D.strings")
    try directory.write([], to: "app/fr.lproj/E.stringsdict")
    try directory.write([], to: "app/fr.lproj/Other.strings")
    func problems(_ name: String) -> [String] {
      request("app/\(name).xcstrings", dryRun: true).run().problems.map {
        String($0.path.dropFirst(directory.path.count + 1))
      }
    }
    #expect(problems("de.lproj/A") == ["app/de.lproj/A.xcstrings"])
    #expect(problems("Base.lproj/B") == ["app/Base.lproj/B.xcstrings"])
    #expect(problems("mul.lproj/C") == [])
    #expect(problems("D") == ["app/D.strings"])
    #expect(problems("E") == ["app/fr.lproj/E.stringsdict"])
    #expect(problems("F") == [])
    try directory.write([], to: "app/fr.lproj/C.strings")
    #expect(problems("mul.lproj/C") == ["app/fr.lproj/C.strings"])
  }

  @Test("What a compilation wrote beside the catalog doesn't refuse the next one")
  func besideTheCatalog() throws {
    try makeFolder("app")
    try directory.write(Array(Self.catalog.utf8), to: "app/T.xcstrings")
    #expect(request("app/T.xcstrings", output: "app").run().written.count == 2)
    let again = request("app/T.xcstrings", output: "app/../app/").run()
    #expect(again.problems == [] && again.written == [])
  }

  @Test("Two catalogs of one table are refused")
  func sameTable() throws {
    try makeFolder("a")
    for name in ["T.xcstrings", "a/T.xcstrings"] {
      try directory.write(Array(Self.catalog.utf8), to: name)
    }
    let report = request("T.xcstrings", "a/T.xcstrings").run()
    #expect(report.problems.map(\.path) == [directory("a/T.xcstrings")])
  }

  @Test("A link doesn't lead out of the output directory")
  func links() throws {
    try directory.write(Array(Self.catalog.utf8), to: "T.xcstrings")
    try makeFolder("out/en.lproj")
    try makeFolder("elsewhere")
    _ = try directory.link("out/de.lproj", to: "../elsewhere")
    _ = try directory.link("out/en.lproj/T.strings", to: directory("elsewhere/T.strings"))
    try directory.write([1], to: "elsewhere/T.strings")
    let report = request("T.xcstrings").run()
    #expect(report.written == [] && report.problems.count == 2)
    #expect(try directory.bytes(of: "elsewhere/T.strings") == [1])
  }

  @Test("A link to what isn't there yet doesn't lead out either")
  func danglingLinks() throws {
    try directory.write(Array(Self.catalog.utf8), to: "T.xcstrings")
    try makeFolder("out/en.lproj")
    try makeFolder("elsewhere")
    _ = try directory.link("out/en.lproj/T.strings", to: directory("elsewhere/T.strings"))
    #expect(request("T.xcstrings").run().problems.count == 1)
    #expect((try? directory.bytes(of: "elsewhere/T.strings")) == nil)
  }
}
