import Testing

@testable import ServerStrings

/// Apple's `.strings` (Resource Programming Guide, "Strings Files"; Property List Programming
/// Topics, "Old-Style ASCII Property Lists").
struct StringsTextTreeTests {
  private func tree(_ text: String) throws -> [String: String] {
    let members = try StringsTextTree.tree(of: Array(text.utf8)).root.members ?? []
    return Dictionary(
      members.map { member in
        if case .text(let text) = member.value.content { return (member.key, text) }
        return (member.key, "?")
      }, uniquingKeysWith: { _, last in last })
  }

  @Test("Comments, escapes, words without quotes and keys that are their own text are read")
  func grammar() throws {
    let texts = try tree(
      #"""
      /* The button's title */
      "Insert \"Element\"" = "Insert\n\tElement \\ \U00e9 \U0001\'";
      // A word
      NSHumanReadable.name_1 = Skylight;
      "alone";
      'single' = 'it"s';
      "pair" = "\Ud83d\Ude00\Ud83d";
      """#)
    #expect(texts["Insert \"Element\""] == "Insert\n\tElement \\ é \u{1}'")
    #expect(texts["NSHumanReadable.name_1"] == "Skylight")
    #expect(texts["alone"] == "alone")
    #expect(texts["single"] == "it\"s")
    #expect(texts["pair"] == "😀\u{FFFD}")
    #expect(try tree("{ a = b; }") == ["a": "b"])
    #expect(try tree("") == [:])
  }

  @Test("UTF-16 with a byte order mark is read, and UTF-16 without one refused")
  func encodings() throws {
    let text = "\"k\" = \"日本\";"
    let little = Array(text.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = Array(text.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try TextEncoding.utf8OrUTF16([0xFF, 0xFE] + little) == Array(text.utf8))
    #expect(try TextEncoding.utf8OrUTF16([0xFE, 0xFF] + big) == Array(text.utf8))
    #expect(throws: ServerFileError.self) {
      try StringsTextTree.tree(of: try TextEncoding.utf8OrUTF16(little))
    }
    #expect(throws: ServerFileError.self) {
      try TextEncoding.utf8OrUTF16([0xFF, 0xFE, 0x00, 0xD8])
    }
  }

  @Test(
    "What is broken is refused at its place",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 10), ("\"a\" = \"b;", 6), ("/* open", 0),
      ("a = (1, 2);", 4),
      ("= b;", 0), ("{ a = b;", 8), ("\"a\" = ;", 6),
    ])
  func broken(_ text: String, _ offset: Int) {
    do throws(ServerFileError) {
      _ = try StringsTextTree.tree(of: Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.offset == offset, "\(error.message)")
    }
  }

  @Test("The path tells the language, and a path that tells none is left out")
  func languages() {
    let read = ServerRead(
      [
        "server/en.lproj/Server.strings": "\"hello\" = \"Hello\";\n\"hello\" = \"Hi\";",
        "server/zh-Hant.lproj/Server.strings": "\"hello\" = \"你好\";",
        "server/Base.lproj/Server.strings": "\"hello\" = \"Hello\";",
      ], paths: ["server/{language}.lproj/*.strings"], format: .strings)
    #expect(read.problemTexts == [])
    #expect(read.text("hello", "zh-Hant") == "你好")
    #expect(read.places("hello", "zh-Hant") == ["1:11"])
    #expect(read.issues == ["server/en.lproj/Server.strings:2:1 duplicate of 1:1"])
    #expect(read.skipped.map(\.path) == ["server/Base.lproj/Server.strings"])
  }
}
