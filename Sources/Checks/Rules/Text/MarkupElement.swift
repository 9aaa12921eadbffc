/// A kind of Markdown or HTML markup in a text.
///
/// Source: CommonMark 0.31.2, chapter 6, as Foundation's `AttributedString(markdown:)` reads it, with
/// GitHub's strikethrough and Apple's `^[text](attribute: value)`.
enum MarkupElement: Hashable, Comparable {
  /// `**strong**` or `__strong__`.
  case strong
  /// `*emphasis*` or `_emphasis_`.
  case emphasis
  /// `~~strikethrough~~`.
  case strikethrough
  /// `` `code` ``.
  case code
  /// `[text](target)`.
  case link
  /// `^[text](attribute: value)`, such as `^[%lld day](inflect: true)`.
  case attribute
  /// `<name>` or `</name>`, by its name with the slash.
  case tag(String)

  /// What the element is called, with an example of it.
  var name: String {
    switch self {
    case .strong: "bold markup ('**…**')"
    case .emphasis: "emphasis ('_…_')"
    case .strikethrough: "strikethrough ('~~…~~')"
    case .code: "code markup ('`…`')"
    case .link: "link markup ('[…](…)')"
    case .attribute: "attribute markup ('^[…](…)')"
    case .tag(let name): "the tag '<\(name)>'"
    }
  }
}
