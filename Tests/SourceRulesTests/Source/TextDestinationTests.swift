import Checks
import SwiftSyntax
import Testing

@testable import SourceRules

/// Where a text goes is read from Apple's declarations and, for an app's own names, decided here.
struct TextDestinationTests {
  @Test(
    "The user reads what views, labels and names of texts take",
    arguments: [
      #"Text("x (s)")"#, #"Text(isOn ? "x (s)" : "")"#, #"Label("x (s)", systemImage: "sun.max")"#,
      #"view.navigationTitle("x (s)")"#, #"label.text = "x (s)""#, #"label.text = "a" + "x (s)""#,
      #"button.setTitle("x (s)", for: .normal)"#, #"UIAlertAction(title: "x (s)", style: .cancel)"#,
      #"let subtitle = ("x (s)")"#, #"var title: String { "x (s)" }"#,
      #"func rowLabel() -> String { return "x (s)".uppercased() }"#,
      #"let key: LocalizedStringResource = "x (s)""#, #"Text("\(isOn ? "x (s)" : "")")"#,
      #"Text(verbatim: String(format: "x (s)"))"#,
    ])
  func shown(source: String) throws {
    #expect(try destination(source) == .shown)
  }

  @Test(
    "Developers and machines read logs, identifiers, addresses, previews and tests",
    arguments: [
      #"print("x (s)")"#, #"logger.info("x (s)")"#, #"Logger.network.error("x (s)")"#,
      #"Self.log.debug("a \("x (s)")")"#, #"os_log("x (s)")"#, #"debug(.network, "x (s)")"#,
      #"writeLog("x (s)")"#, #"fatalError("x (s)")"#, #"URL(string: "x (s)")"#,
      #"Image(systemName: "x (s)")"#, #"Label("a", systemImage: "x (s)")"#, #"values["x (s)"]"#,
      #"if name == "x (s)" { }"#, #"let requestURL = "x (s)""#,
      #"names.filter { $0 == "x (s)" }"#,
      "#Preview { Text(\"x (s)\") }", "#if DEBUG\nText(\"x (s)\")\n#endif",
      "struct FileLogger {\n  let title = \"x (s)\"\n}", #"@AppStorage("x (s)") var isOn = false"#,
    ])
  func hidden(source: String) throws {
    #expect(try destination(source) == .hidden)
  }

  @Test(
    "Of anything else syntax doesn't tell, and \"log\" within another word is no log",
    arguments: [
      #"let value = "x (s)""#, #"compute("x (s)")"#, #"return "x (s)""#, #"showDialog("x (s)")"#,
      #"showLogin("x (s)")"#, #"catalog.add("x (s)")"#, #"logout("x (s)")"#,
      #"alert.error("x (s)")"#,
    ])
  func unknown(source: String) throws {
    #expect(try destination(source) == .unknown)
  }

  /// The destination of the first literal that holds "x (s)".
  private func destination(_ source: String) throws -> TextDestination {
    let recorder = Recorder()
    let source = InspectedSource(bytes: Array(source.utf8))
    let walker = SourceWalker(source, dispatch: RuleDispatch([DestinationRule(recorder: recorder)]))
    walker.run()
    return try #require(recorder.destination)
  }
}

private final class Recorder: @unchecked Sendable {
  var destination: TextDestination?
}

private struct DestinationRule: SourceRule {
  static let description = RuleDescription(
    identifier: "destination", family: .composition, title: "", explanation: "", consequence: "",
    severity: .note, triggering: [], nonTriggering: [])
  static let interests = SourceInterests(literals: true)
  let recorder: Recorder

  func check(
    _ literal: StringLiteralExprSyntax, in context: SourceContext, report: inout SourceReport
  ) {
    guard literal.writtenText == "x (s)", recorder.destination == nil else { return }
    recorder.destination = TextDestination(of: literal, in: context)
  }
}
