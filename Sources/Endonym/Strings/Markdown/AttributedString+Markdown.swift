#if !canImport(Darwin)
  import Foundation

  extension AttributedString {
    /// Reads the Markdown of a text's lines: emphasis, strong emphasis, code, strikethrough, links.
    ///
    /// Foundation on Linux has no Markdown, and a localized text needs only what stands within a
    /// line, so this is a reader of CommonMark's inlines (spec.commonmark.org/0.31.2, chapter 6)
    /// with GitHub's strikethrough. It takes time in proportion to the text, whatever the text.
    /// Paragraphs, headings, lists and reference links stay text. A link to `javascript:`,
    /// `vbscript:`, `file:` or `data:`, which CommonMark's own renderer calls unsafe, is left out,
    /// and its text stays.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How it is read.
    ///   - baseURL: What a relative link is relative to.
    /// - Throws: Never; Foundation's initializer throws.
    public init(
      markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      var parser = InlineParser(
        markdown, hasAttributes: options.allowsExtendedAttributes,
        keepsWhitespace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace)
      self.init()
      for stretch in parser.parse() {
        var attributes = stretch.attributes(link: stretch.link, baseURL: baseURL)
        if let language = options.languageCode { attributes.languageIdentifier = language }
        append(AttributedString(stretch.text, attributes: attributes))
      }
    }

    /// Reads the Markdown of UTF-8 data.
    public init(
      markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
      baseURL: URL? = nil
    ) throws {
      try self.init(
        markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
  }

  extension InlineStretch {
    /// The attributes of the stretch.
    func attributes(link: String?, baseURL: URL? = nil) -> AttributeContainer {
      var attributes = AttributeContainer()
      if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
      if let link = link.flatMap({ LinkDestination.url($0, relativeTo: baseURL) }) {
        attributes.link = link
      }
      if let image = image.flatMap({ LinkDestination.url($0, relativeTo: baseURL) }) {
        attributes.imageURL = image
      }
      return attributes
    }
  }
#endif
