#if canImport(CHarfBuzz)
  import Foundation

  /// The records of a stack's fonts; a file's digest is computed once, when it is first needed.
  final class FontRecordBook: @unchecked Sendable {
    private let library: FontLibrary
    private let lock = NSLock()
    private var digests: [String: String] = [:]

    init(_ library: FontLibrary) {
      self.library = library
    }

    /// The records of some fonts, in the order of the stack.
    ///
    /// - Parameter isWanted: Whether a font is asked for, by its number.
    /// - Returns: A record for each.
    func records(_ isWanted: [Bool]) -> [FontRecord] {
      var records: [FontRecord] = []
      for (font, isWanted) in zip(library.fonts, isWanted) where isWanted {
        records.append(
          FontRecord(
            family: library.stack.families[font.family].name, path: font.file.path,
            version: font.version, digest: digest(of: font.file)))
      }
      return records
    }

    private func digest(of file: FontFile) -> String {
      lock.withLock {
        if let digest = digests[file.path] { return digest }
        let digest = file.digest
        digests[file.path] = digest
        return digest
      }
    }
  }
#endif
