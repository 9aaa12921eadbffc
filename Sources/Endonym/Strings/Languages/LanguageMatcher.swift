#if !canImport(Darwin)
  import Foundation
  internal import _FoundationICU

  /// Finds the language that suits a reader best, by ICU's matcher of CLDR's language distances.
  ///
  /// Foundation's own on Linux answers the first language whatever is asked. Source: UTS #35 Part
  /// 1, chapter "Language Matching".
  struct LanguageMatcher: Sendable {
    private let available: [String]
    private let places: [LanguageName: Int]

    /// Prepares for the languages that there are; `Base` and identifiers that ICU couldn't take are
    /// left out.
    init(_ available: [String]) {
      var known: [String] = []
      var places: [LanguageName: Int] = [:]
      for (place, language) in available.enumerated() {
        let name = LanguageName(language)
        guard Self.isIdentifier(language), name.text != "base", name.text != "mul",
          places[name] == nil
        else { continue }
        places[name] = place
        // ICU answers in its own spelling of the identifier.
        let canonical = LanguageName(Locale.identifier(.icu, from: language))
        if places[canonical] == nil { places[canonical] = place }
        known.append(language)
      }
      self.available = known
      self.places = places
    }

    /// The place of the best language for a reader's; nil where none is close.
    func place(for language: String) -> Int? {
      if let exact = places[LanguageName(language)] { return exact }
      guard !available.isEmpty, Self.isIdentifier(language) else { return nil }
      var wanted = [strdup(language)]
      var names = available.map { strdup($0) }
      defer {
        for name in wanted + names { free(name) }
      }
      var status = U_ZERO_ERROR
      var result = UAcceptResult(rawValue: 0)
      var buffer = [CChar](repeating: 0, count: 160)
      let length = names.withUnsafeMutableBufferPointer { names -> Int32 in
        names.withMemoryRebound(to: UnsafePointer<CChar>?.self) { names in
          let list = swift_uenum_openCharStringsEnumeration(
            names.baseAddress, Int32(names.count), &status)
          guard let list else { return 0 }
          defer { swift_uenum_close(list) }
          return wanted.withUnsafeMutableBufferPointer { wanted in
            wanted.withMemoryRebound(to: UnsafePointer<CChar>?.self) { wanted in
              swift_uloc_acceptLanguage(
                &buffer, Int32(buffer.count), &result, wanted.baseAddress, 1, list, &status)
            }
          }
        }
      }
      guard status.rawValue <= U_ZERO_ERROR.rawValue, result != ULOC_ACCEPT_FAILED, length > 0,
        Int(length) < buffer.count
      else { return nil }
      let found = String(decoding: buffer.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
      return places[LanguageName(found)]
    }

    /// Whether an identifier is made of subtags, and short enough for ICU.
    private static func isIdentifier(_ text: String) -> Bool {
      (1...100).contains(text.utf8.count)
        && text.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: ";"):
            true
          default: false
          }
        }
    }
  }
#endif
