#if !canImport(Darwin)
  /// An example of CommonMark's specification 0.31.2, or of GitHub's
  /// (spec.commonmark.org/0.31.2, github.github.com/gfm).
  ///
  /// What the specification shows as HTML stands here as runs: the text, and after a bar `e` for
  /// `<em>`, `s` for `<strong>`, `c` for `<code>`, `d` for `<del>`, `h` for HTML, `b` for a line
  /// break, and `→` or `▣` with the address of a link or an image.
  struct MarkdownExample: Sendable, CustomStringConvertible {
    /// The number of the example; GitHub's begin with 1,000.
    let number: Int
    let markdown: String
    let runs: [String]

    var description: String { "\(number)" }

    init(_ number: Int, _ markdown: String, _ runs: [String]) {
      self.number = number
      self.markdown = markdown
      self.runs = runs
    }

    static let all: [MarkdownExample] = [
      // Backslash escapes.
      .init(
        12, ##"\!\"\#\$\%\&\'\(\)\*\+\,\-\.\/\:\;\<\=\>\?\@\[\\\]\^\_\`\{\|\}\~"##,
        [##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##]),
      .init(13, #"\A\a\ \3\φ\«"#, [#"\A\a\ \3\φ\«"#]),
      .init(15, #"\\*emphasis*"#, [#"\"#, "emphasis|e"]),
      .init(16, "foo\\\nbar", ["foo", "\n|b", "bar"]),
      .init(17, #"`` \[\` ``"#, [#"\[\`|c"#]),
      // Character references.
      .init(25, "&nbsp; &amp; &copy;", ["\u{A0} & ©"]),
      .init(26, "&#35; &#1234; &#992; &#0;", ["# Ӓ Ϡ \u{FFFD}"]),
      .init(27, "&#X22; &#XD06; &#xcab;", ["\" ആ ಫ"]),
      .init(
        28, "&x; &#; &#x; &#87654321; &#abcdef0; &hi?;",
        ["&x; &#; &#x; &#87654321; &#abcdef0; &hi?;"]),
      .init(37, "&#42;foo&#42; *foo*", ["*foo* ", "foo|e"]),
      // Code spans.
      .init(328, "`foo`", ["foo|c"]), .init(329, "`` foo ` bar ``", ["foo ` bar|c"]),
      .init(330, "` `` `", ["``|c"]), .init(331, "`  ``  `", [" `` |c"]),
      .init(332, "` a`", [" a|c"]),
      .init(338, #"`foo\`bar`"#, [#"foo\|c"#, "bar`"]), .init(339, "``foo`bar``", ["foo`bar|c"]),
      .init(341, "*foo`*`", ["*foo", "*|c"]),
      .init(342, "[not a `link](/foo`)", ["[not a ", "link](/foo|c", ")"]),
      .init(347, "```foo``", ["```foo``"]), .init(348, "`foo", ["`foo"]),
      .init(349, "`foo``bar``", ["`foo", "bar|c"]),
      // Emphasis.
      .init(350, "*foo bar*", ["foo bar|e"]), .init(351, "a * foo bar*", ["a * foo bar*"]),
      .init(352, #"a*"foo"*"#, [#"a*"foo"*"#]), .init(354, "*$*alpha.", ["*$*alpha."]),
      .init(355, "foo*bar*", ["foo", "bar|e"]), .init(356, "5*6*78", ["5", "6|e", "78"]),
      .init(357, "_foo bar_", ["foo bar|e"]), .init(358, "_ foo bar_", ["_ foo bar_"]),
      .init(360, "foo_bar_", ["foo_bar_"]), .init(361, "5_6_78", ["5_6_78"]),
      .init(362, "пристаням_стремятся_", ["пристаням_стремятся_"]),
      .init(364, "foo-_(bar)_", ["foo-", "(bar)|e"]), .init(365, "_foo*", ["_foo*"]),
      .init(366, "*foo bar *", ["*foo bar *"]), .init(368, "*(*foo)", ["*(*foo)"]),
      .init(369, "*(*foo*)*", ["(foo)|e"]), .init(376, "_foo_bar_baz_", ["foo_bar_baz|e"]),
      .init(378, "**foo bar**", ["foo bar|s"]), .init(379, "** foo bar**", ["** foo bar**"]),
      .init(381, "foo**bar**", ["foo", "bar|s"]),
      .init(389, "__foo, __bar__, baz__", ["foo, bar, baz|s"]),
      .init(
        394, "**Gomphocarpus (*Gomphocarpus physocarpus*, syn.)**",
        ["Gomphocarpus (|s", "Gomphocarpus physocarpus|es", ", syn.)|s"]),
      .init(404, "*foo [bar](/url)*", ["foo |e", "bar|e→/url"]),
      .init(406, "_foo __bar__ baz_", ["foo |e", "bar|es", " baz|e"]),
      .init(409, "*foo **bar** baz*", ["foo |e", "bar|es", " baz|e"]),
      .init(411, "*foo**bar**baz*", ["foo|e", "bar|es", "baz|e"]),
      .init(412, "*foo**bar*", ["foo**bar|e"]), .init(413, "***foo** bar*", ["foo|es", " bar|e"]),
      .init(414, "*foo **bar***", ["foo |e", "bar|es"]),
      .init(416, "foo***bar***baz", ["foo", "bar|es", "baz"]),
      .init(417, "foo******bar*********baz", ["foo", "bar|s", "***baz"]),
      .init(421, "** is not an empty emphasis", ["** is not an empty emphasis"]),
      .init(434, "foo ***", ["foo ***"]), .init(435, #"foo *\**"#, ["foo ", "*|e"]),
      .init(437, "foo *_*", ["foo ", "_|e"]), .init(440, "foo **_**", ["foo ", "_|s"]),
      .init(442, "**foo*", ["*", "foo|e"]), .init(443, "*foo**", ["foo|e", "*"]),
      .init(446, "****foo*", ["***", "foo|e"]), .init(456, "__foo_", ["_", "foo|e"]),
      .init(469, "*foo _bar* baz_", ["foo _bar|e", " baz_"]),
      .init(470, "*foo __bar *baz bim__ bam*", ["foo |e", "bar *baz bim|es", " bam|e"]),
      .init(471, "**foo **bar baz**", ["**foo ", "bar baz|s"]),
      .init(472, "*foo *bar baz*", ["*foo ", "bar baz|e"]),
      .init(473, "*[bar*](/url)", ["*", "bar*|→/url"]),
      .init(475, "*<img src=\"foo\" title=\"*\"/>", ["*", "<img src=\"foo\" title=\"*\"/>|h"]),
      .init(478, "*a `*`*", ["a |e", "*|ec"]),
      .init(
        480, "**a<https://foo.bar/?q=**>", ["**a", "https://foo.bar/?q=**|→https://foo.bar/?q=**"]),
      // Links.
      .init(482, "[link](/uri \"title\")", ["link|→/uri"]),
      .init(483, "[link](/uri)", ["link|→/uri"]),
      .init(485, "[link]()", ["link"]), .init(486, "[link](<>)", ["link"]),
      .init(488, "[link](/my uri)", ["[link](/my uri)"]),
      .init(489, "[link](</my uri>)", ["link|→/my%20uri"]),
      .init(492, "[a](<b)c>)", ["a|→b)c"]), .init(495, #"[link](\(foo\))"#, ["link|→(foo)"]),
      .init(496, "[link](foo(and(bar)))", ["link|→foo(and(bar))"]),
      .init(497, "[link](foo(and(bar))", ["[link](foo(and(bar))"]),
      .init(502, "[link](#fragment)", ["link|→#fragment"]),
      .init(505, "[link](foo%20b&auml;)", ["link|→foo%20b&auml;"]),
      .init(507, "[link](/url \"title\")", ["link|→/url"]),
      .init(512, "[link] (/uri)", ["[link] (/uri)"]),
      .init(513, "[link [foo [bar]]](/uri)", ["link [foo [bar]]|→/uri"]),
      .init(514, "[link] bar](/uri)", ["[link] bar](/uri)"]),
      .init(515, "[link [bar](/uri)", ["[link ", "bar|→/uri"]),
      .init(516, #"[link \[bar](/uri)"#, ["link [bar|→/uri"]),
      .init(
        517, "[link *foo **bar** `#`*](/uri)",
        ["link |→/uri", "foo |e→/uri", "bar|es→/uri", " |e→/uri", "#|ec→/uri"]),
      .init(519, "[foo [bar](/uri)](/uri)", ["[foo ", "bar|→/uri", "](/uri)"]),
      .init(
        520, "[foo *[bar [baz](/uri)](/uri)*](/uri)",
        ["[foo ", "[bar |e", "baz|e→/uri", "](/uri)|e", "](/uri)"]),
      .init(522, "*[foo*](/uri)", ["*", "foo*|→/uri"]),
      .init(523, "[foo *bar](baz*)", ["foo *bar|→baz*"]),
      .init(524, "*foo [bar* baz]", ["foo [bar|e", " baz]"]),
      // Images.
      .init(572, "![foo](/url \"title\")", ["foo|▣/url"]),
      .init(
        579, "My ![foo bar](/path/to/train.jpg  \"title\"   )",
        ["My ", "foo bar|▣/path/to/train.jpg"]),
      // Autolinks and HTML.
      .init(594, "<http://foo.bar.baz>", ["http://foo.bar.baz|→http://foo.bar.baz"]),
      .init(596, "<irc://foo.bar:2233/baz>", ["irc://foo.bar:2233/baz|→irc://foo.bar:2233/baz"]),
      .init(602, "<https://foo.bar/baz bim>", ["<https://foo.bar/baz bim>"]),
      .init(604, "<foo@bar.example.com>", ["foo@bar.example.com|→mailto:foo@bar.example.com"]),
      .init(606, #"<foo\+@bar.example.com>"#, ["<foo+@bar.example.com>"]),
      .init(607, "<>", ["<>"]), .init(609, "<m:abc>", ["<m:abc>"]),
      .init(610, "<foo.bar.baz>", ["<foo.bar.baz>"]),
      .init(613, "<a><bab><c2c>", ["<a><bab><c2c>|h"]),
      .init(618, "<33> <__>", ["<33> <__>"]),
      // Line breaks.
      .init(633, "foo  \nbaz", ["foo", "\n|b", "baz"]),
      .init(635, "foo       \nbaz", ["foo", "\n|b", "baz"]),
      .init(636, "foo  \n     bar", ["foo", "\n|b", "bar"]),
      .init(641, #"<a href="foo\"# + "\nbar\">", [#"<a href="foo\"# + "\nbar\">|h"]),
      // GitHub's strikethrough.
      .init(1491, "~~Hi~~ Hello, ~there~ world!", ["Hi|d", " Hello, ", "there|d", " world!"]),
      .init(1493, "This will ~~~not~~~ strike.", ["This will ~~~not~~~ strike."]),
    ]
  }
#endif
