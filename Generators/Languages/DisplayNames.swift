import Resources
import _FoundationICU

/// What ICU calls languages, and how it completes and shortens their identifiers.
enum DisplayNames {
  /// The name of a locale in another one's language; nil when ICU only repeats the code or falls
  /// back to its root.
  static func locale(_ identifier: String, in display: String) -> String? {
    guard language(identifier, in: display) != nil else { return nil }
    return text { swift_uloc_getDisplayName(identifier, display, $0, $1, $2) }?.text
  }

  /// The name of an identifier's language alone.
  static func language(_ identifier: String, in display: String) -> String? {
    let name = text { swift_uloc_getDisplayLanguage(identifier, display, $0, $1, $2) }
    guard let name, name.status != U_USING_DEFAULT_WARNING.rawValue else { return nil }
    return name.text
  }

  /// A script or region as ICU names it within the brackets after a language.
  static func inBrackets(_ subtag: String) -> String? {
    guard let language = language("qu", in: "en"),
      let name = locale("qu_\(subtag)", in: "en"), name.hasPrefix(language + " ("),
      name.hasSuffix(")")
    else { return nil }
    let inner = String(name.dropFirst(language.count + 2).dropLast())
    return inner == subtag ? nil : inner
  }

  /// All locales of ICU, legacy aliases such as `zh_HK` included.
  static func available() throws -> [String] {
    var status = U_ZERO_ERROR
    let all = swift_uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &status)
    guard let all, status.rawValue <= 0 else { throw GeneratorError("ICU lists no locales") }
    defer { swift_uenum_close(all) }
    var result: [String] = []
    while let item = swift_uenum_next(all, nil, &status) { result.append(String(cString: item)) }
    return result
  }

  /// What an identifier such as `und_JP` most likely means, such as `ja_Jpan_JP`.
  static func likely(_ identifier: String) -> String? {
    identifierText { swift_uloc_addLikelySubtags(identifier, $0, $1, $2) }
  }

  /// The shortest identifier with the same likely meaning.
  static func minimized(_ identifier: String) -> String? {
    identifierText { swift_uloc_minimizeSubtags(identifier, $0, $1, $2) }
  }

  private static func text(
    _ get: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> (text: String, status: Int32)? {
    var status = U_ZERO_ERROR
    let text = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 500) { buffer in
      let length = get(buffer.baseAddress, Int32(buffer.count), &status)
      return String(decoding: buffer.prefix(Int(max(0, length))), as: UTF16.self)
    }
    return status.rawValue <= 0 ? (text, Int32(status.rawValue)) : nil
  }

  private static func identifierText(
    _ get: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var status = U_ZERO_ERROR
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 100) { buffer in
      let length = get(buffer.baseAddress, Int32(buffer.count), &status)
      let units = buffer.prefix(Int(max(0, length))).map { UInt8(bitPattern: $0) }
      return String(decoding: units, as: UTF8.self)
    }
    return status.rawValue <= 0 && !text.isEmpty ? text : nil
  }
}
