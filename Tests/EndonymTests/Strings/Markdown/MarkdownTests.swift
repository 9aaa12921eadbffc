#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// The Markdown of a line.
  struct MarkdownTests {
    private static func runs(_ text: AttributedString) -> [String] {
      text.runs.map { run in
        let intent = run.inlinePresentationIntent ?? []
        var marks = ""
        if intent.contains(.emphasized) { marks += "e" }
        if intent.contains(.stronglyEmphasized) { marks += "s" }
        if intent.contains(.code) { marks += "c" }
        if intent.contains(.strikethrough) { marks += "d" }
        if intent.contains(.inlineHTML) { marks += "h" }
        if intent.contains(.lineBreak) { marks += "b" }
        if let link = run.link { marks += "→" + link.absoluteString }
        if let image = run.imageURL { marks += "▣" + image.absoluteString }
        let text = String(text[run.range].characters)
        return marks.isEmpty ? text : text + "|" + marks
      }
    }

    private static func runs(
      _ text: String,
      _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax =
        .inlineOnly
    ) throws -> [String] {
      runs(try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax)))
    }

    @Test(arguments: MarkdownExample.all)
    func specification(example: MarkdownExample) throws {
      #expect(try Self.runs(example.markdown) == example.runs)
    }

    @Test("Line ends stay where white space is kept")
    func whitespace() throws {
      #expect(
        try Self.runs("  a\n\n  *b* \n", .inlineOnlyPreservingWhitespace)
          == ["  a\n\n  ", "b|e", " \n"])
      #expect(try Self.runs("a\nb").joined() == "a b")
    }

    @Test(
      "A link that CommonMark's renderer calls unsafe keeps its text only",
      arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "data:text/html,x",
        "file:///etc/passwd", "&#106;avascript:alert(1)", "<java\tscript:x>",
      ])
    func unsafe(destination: String) throws {
      let text = try AttributedString(markdown: "[text](\(destination))")
      #expect(text.runs.allSatisfy { $0.link == nil })
      #expect(String(text.characters).contains("text"))
    }

    @Test("A relative link is relative to the base, and a language marks every run")
    func options() throws {
      let base = URL(string: "https://example.org/a/")
      let text = try AttributedString(
        markdown: Data("[b](c) <https://x.org>".utf8), options: .init(languageCode: "fr"),
        baseURL: base)
      #expect(
        text.runs.compactMap(\.link).map(\.absoluteURL.absoluteString)
          == ["https://example.org/a/c", "https://x.org"])
      #expect(text.runs.allSatisfy { $0.languageIdentifier == "fr" })
    }

    @Test("Extended attributes leave their text")
    func extended() throws {
      func text(_ markdown: String) throws -> [String] {
        Self.runs(
          try AttributedString(markdown: markdown, options: .init(allowsExtendedAttributes: true)))
      }
      #expect(try text("^[3 *pizza*](inflect: true)!") == ["3 ", "pizza|e", "!"])
      #expect(try text("^[a](rainbow: 'extreme') b") == ["a b"])
      #expect(try text("^[a](https://x.org)") == ["^", "a|→https://x.org"])
      #expect(try text("^[a] ^b") == ["^[a] ^b"])
      #expect(try Self.runs("^[a](b: c)") == ["^[a](b: c)"])
    }

    /// The inputs are those of cmark's `pathological_tests.py`; one that isn't read in time
    /// proportional to it wouldn't end.
    @Test(
      "Input made to take forever doesn't",
      arguments: [
        ("*a **a ", 4_000), ("*a_ ", 5_000), ("a**b", 5_000), ("[", 20_000), ("[a](b", 5_000),
        ("![a](<b", 3_000), ("`", 20_000), ("*_~", 6_000), ("^[a](b:", 3_000), ("<a", 6_000),
        ("[a](b \"", 3_000), ("&#", 6_000), ("*a_*", 5_000), ("**x [a*b**c*](d)", 1_000),
        ("\\", 20_000), ("[\\(", 6_000), ("**a *a ", 4_000), ("a_", 10_000), ("<!--", 5_000),
        ("[a](((((", 2_000), ("![", 10_000), ("*(", 6_000), ("~~a ~", 4_000), ("]", 20_000),
      ])
    func pathological(part: String, count: Int) throws {
      let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
      for text in [
        String(repeating: part, count: count), String(repeating: part, count: count) + "b](c)**",
      ] {
        #expect(try !AttributedString(markdown: text, options: options).characters.isEmpty)
      }
      let backticks = (1...400).map { "e" + String(repeating: "`", count: $0) }.joined()
      #expect(try !AttributedString(markdown: backticks).characters.isEmpty)
      let nested =
        String(repeating: "*a **a ", count: count / 10) + "b"
        + String(repeating: " a** a*", count: count / 10)
      #expect(try !AttributedString(markdown: nested).characters.isEmpty)
    }
  }
#endif
