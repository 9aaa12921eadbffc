import Testing

@testable import Checks

/// Which keys name a text; each is a person's judgement of keys in real catalogs.
struct SemanticKeyTests {
  @Test(
    "A name of joined words is semantic, with or without arguments",
    arguments: [
      "alert.title", "ALPS_DESCRIPTION", "settings-title", "sunriseTime", "posts-%@",
      "timeline.%@-is-valid", "unread.label-%lld", "posts-%lld %@", "a.%1$lld.b",
    ])
  func semantic(key: String) {
    #expect(SemanticKey.isSemantic(key))
  }

  @Test(
    "A text is not, nor are arguments that something joins",
    arguments: [
      "Settings", "Done.", "Loading...", "Save as", "%lld. ", "%lld/%lld", "%d:%02d",
      "%1$lld-%2$lld",
      "%.1f/%.1f", "%@: %@", "%(rows)lld_%(columns)lld", "100%", "50% off", "", "%", "天気.予報",
    ])
  func text(key: String) {
    #expect(!SemanticKey.isSemantic(key))
  }
}
