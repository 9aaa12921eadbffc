#if canImport(_FoundationICU)
  import StringCatalog
  import Testing
  import _FoundationICU

  /// Every locale of ICU against ICU's own names.
  @Suite struct LanguageICUTests {
    static let locales: [String] = (0..<swift_uloc_countAvailable()).compactMap { index in
      swift_uloc_getAvailable(index).map { String(cString: $0) }
    }.filter { !$0.hasSuffix("_POSIX") }

    @Test func namesEveryLocaleAsICUDoes() {
      #expect(Self.locales.count > 800)
      for locale in Self.locales {
        let identifier = LanguageIdentifier(parsing: locale)
        if let name = displayName(of: locale, in: "en") {
          #expect(identifier.englishName == name, "\(locale)")
        }
        if let own = displayName(of: locale, in: locale) {
          #expect(identifier.endonym == own, "\(locale)")
        }
      }
    }

    @Test func acceptsEveryLocale() {
      for locale in Self.locales {
        let tag = locale.split(separator: "_").joined(separator: "-")
        let identifier = LanguageIdentifier(parsing: tag)
        #expect(identifier.isCanonical, "\(tag)")
      }
    }

    /// ISO 639 and ISO 3166 as ICU lists them: each code is known, or an alias replaces it.
    @Test func knowsEveryISOCode() {
      let languages = codes(swift_uloc_getISOLanguages())
      #expect(languages.count > 500)
      for code in languages {
        let problems = LanguageIdentifier(parsing: code).problems
        #expect(!problems.contains { $0.kind == .unknownLanguage }, "\(code)")
      }
      let countries = codes(swift_uloc_getISOCountries())
      #expect(countries.count > 200)
      for code in countries {
        let identifier = LanguageIdentifier(parsing: "en-\(code)")
        #expect(!identifier.problems.contains { $0.kind == .unknownRegion }, "\(code)")
      }
    }

    private func codes(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
      guard var next = list else { return [] }
      var codes: [String] = []
      while let code = next.pointee {
        codes.append(String(cString: code))
        next += 1
      }
      return codes
    }

    /// Nil where ICU falls back to its root, which names a language by its code or in English.
    private func displayName(of locale: String, in display: String) -> String? {
      var status = U_ZERO_ERROR
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 300) { buffer in
        let capacity = Int32(buffer.count)
        swift_uloc_getDisplayLanguage(locale, display, buffer.baseAddress, capacity, &status)
        guard status != U_USING_DEFAULT_WARNING, status.rawValue <= 0 else { return nil }
        status = U_ZERO_ERROR
        let length = swift_uloc_getDisplayName(
          locale, display, buffer.baseAddress, capacity, &status)
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
      }
    }
  }
#endif
