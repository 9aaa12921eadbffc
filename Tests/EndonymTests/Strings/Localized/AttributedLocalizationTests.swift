#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// `AttributedString(localized:)`: Markdown of the text, arguments as they are.
  struct AttributedLocalizationTests {
    private func text(
      _ value: String, _ arguments: String.LocalizationValue, marks: Bool = false
    ) throws -> AttributedString {
      let key = LocalizedStringResource(arguments).key
      let folder = try TableFolder.catalog(
        #""\#(key)":{"localizations":{"fr":{"stringUnit":{"state":"translated","#
          + #""value":"\#(value.replacingOccurrences(of: "\n", with: "\\n"))"}}}}"#)
      let resource = LocalizedStringResource(
        arguments, locale: Locale(identifier: "fr"), bundle: folder.bundle)
      var options = AttributedString.LocalizationOptions()
      options.applyReplacementIndexAttribute = marks
      return AttributedString(localized: resource, options: options)
    }

    private func plain(_ text: AttributedString) -> String { String(text.characters) }

    @Test func markdownOfTheTextBecomesAttributes() throws {
      let text = try text("Bonjour **%@**,\n il y a `%lld` *lettres*", "Hi \("Anna") \(1204)")
      #expect(plain(text) == "Bonjour Anna,\n il y a 1\u{202F}204 lettres")
      #expect(
        text.runs.map { $0.inlinePresentationIntent ?? [] }
          == [[], .stronglyEmphasized, [], .code, [], .emphasized])
    }

    @Test func anArgumentIsNeverMarkdown() throws {
      let text = try text("De %@", "From \("**[evil](javascript:x)**")")
      #expect(plain(text) == "De **[evil](javascript:x)**")
      #expect(text.runs.allSatisfy { $0.link == nil && $0.inlinePresentationIntent == nil })
    }

    @Test func argumentsAreMarkedByTheirPosition() throws {
      let marked = try text("*%2$@* puis %1$@", "\("a") then \("b")", marks: true)
      #expect(plain(marked) == "b puis a")
      #expect(marked.runs.map(\.replacementIndex) == [2, nil, 1])
      let unmarked = try text("%2$@ %1$@", "\("a") then \("b")")
      #expect(unmarked.runs.allSatisfy { $0.replacementIndex == nil })
    }

    @Test func anAttributedArgumentKeepsItsAttributes() throws {
      var argument = AttributedString("ici")
      argument.link = URL(string: "https://a.org")
      let text = try text("**%@** là", "\(argument) there")
      let first = try #require(text.runs.first)
      #expect(first.link == URL(string: "https://a.org"))
      #expect(first.inlinePresentationIntent == .stronglyEmphasized)
    }

    @Test func aLinkTakesArgumentsWithoutLeadingElsewhere() throws {
      let text = try text("[%@](https://a.org/%@) %@", "\("t") \("x/../?y") \("z")")
      #expect(plain(text) == "t z")
      #expect(text.runs.first?.link?.absoluteString == "https://a.org/x%2F..%2F%3Fy")
      let whole = try self.text("[a](%@)", "\("https://b.org/c?d")")
      #expect(whole.runs.first?.link?.absoluteString == "https://b.org/c?d")
      let unsafe = try self.text("[a](%@)", "\("javascript:x")")
      #expect(unsafe.runs.allSatisfy { $0.link == nil })
      let number = try self.text("[a](https://a.org/%lld)", "\(1204)")
      #expect(number.runs.first?.link?.absoluteString == "https://a.org/1204")
    }

    @Test func grammarAgreementLeavesItsText() throws {
      #expect(plain(try text("^[%lld pizzas](inflect: true) !", "\(3)")) == "3 pizzas !")
    }

    @Test func everyInitializerFindsItsText() {
      #expect(plain(AttributedString(localized: "*a*")) == "a")
      #expect(plain(AttributedString(localized: "key", defaultValue: "*b* \(1)")) == "b 1")
      let options = AttributedString.LocalizationOptions()
      #expect(plain(AttributedString(localized: "a \(1)", options: options)) == "a 1")
      #expect(
        plain(AttributedString(localized: "key", defaultValue: "b", options: options)) == "b")
      #expect(
        AttributedString(localized: "\(1)", options: [.applyReplacementIndexAttribute]).runs.first?
          .replacementIndex == 1)
      #expect(plain(AttributedString(localized: LocalizedStringResource("c"))) == "c")
      #expect(String(localized: "key", defaultValue: "d \("e")") == "d e")
    }

    @Test func substitutionsHaveMarkdownToo() throws {
      let folder = try TableFolder.catalog(
        """
        "n %lld" : { "localizations" : { "fr" : {
          "stringUnit" : { "state" : "translated", "value" : "*%#@a@*" },
          "substitutions" : { "a" : { "argNum" : 1, "formatSpecifier" : "lld",
            "variations" : { "plural" : { "other" : {
              "stringUnit" : { "state" : "translated", "value" : "**%arg** x" } } } } } } } } }
        """)
      let text = AttributedString(
        localized: LocalizedStringResource(
          "n \(3)", locale: Locale(identifier: "fr"), bundle: folder.bundle))
      #expect(plain(text) == "3 x")
      #expect(
        text.runs.map(\.inlinePresentationIntent)
          == [[.emphasized, .stronglyEmphasized], .emphasized])
    }
  }
#endif
