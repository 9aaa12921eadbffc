import Testing

@testable import Ink

@Suite struct SHA256Tests {
  /// NIST, "SHA-256 examples" and the Secure Hash Algorithm Validation System's messages
  /// (FIPS 180-4).
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func digest(message: String, expected: String) {
    let bytes = Array(message.utf8)
    #expect(bytes.withUnsafeBytes(SHA256.hexadecimalDigest(of:)) == expected)
  }

  /// NIST's long message: a million times "a".
  @Test func digestOfALongMessage() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      bytes.withUnsafeBytes(SHA256.hexadecimalDigest(of:))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
}
