#if !canImport(Darwin)
  /// A language's identifier without its spelling: `zh_Hant` and `zh-hant` are one.
  struct LanguageName: Hashable, Sendable {
    let text: String

    init(_ identifier: some StringProtocol) {
      text = String(
        decoding: identifier.utf8.map { byte in
          switch byte {
          case UInt8(ascii: "_"): UInt8(ascii: "-")
          case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
          default: byte
          }
        }, as: UTF8.self)
    }
  }
#endif
