import Testing

@testable import StringCatalog

@Suite struct CodeRangesTests {
  static let codes = CodeRanges("aa ab ae~g zz aaa~c\naae zza~z longer")

  @Test(arguments: [
    "aa", "ab", "ae", "af", "ag", "zz", "aaa", "aab", "aac", "aae", "zzm", "longer",
  ])
  func contains(_ code: String) {
    #expect(Self.codes.contains(code))
  }

  @Test(arguments: ["", "a", "ac", "ad", "ah", "aad", "aaf", "zy", "AA", "aaaa", "longed", "~"])
  func doesNotContain(_ code: String) {
    #expect(!Self.codes.contains(code))
  }

  @Test func mayBeEmpty() {
    #expect(!CodeRanges("").contains("aa"))
    #expect(!CodeRanges("").contains(""))
  }
}
