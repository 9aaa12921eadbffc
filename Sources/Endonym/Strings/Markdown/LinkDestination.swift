#if !canImport(Darwin)
  import Foundation

  /// Decides where a link of a text may lead.
  enum LinkDestination {
    /// The schemes that CommonMark's own renderer leaves out in its safe mode (cmark(1),
    /// `--unsafe`).
    private static let unsafeSchemes: Set<String> = ["javascript", "vbscript", "file", "data"]

    /// The address of a destination; nil where it is none, or an unsafe one.
    static func url(_ destination: String, relativeTo base: URL?) -> URL? {
      guard !destination.isEmpty,
        let url = URL(string: destination, encodingInvalidCharacters: true)
      else { return nil }
      // A reader of addresses may drop control characters from "java\nscript:", so they count too.
      let isPrintable = !destination.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      guard isPrintable, !unsafeSchemes.contains(url.scheme?.lowercased() ?? "") else { return nil }
      guard let base, url.scheme == nil else { return url }
      return URL(string: destination, relativeTo: base) ?? url
    }
  }
#endif
