#if !canImport(Darwin)
  import Foundation
  import Testing

  /// A folder of CLDR's own files, which lies outside the project: `ENDONYM_CLDR`, or Debian's
  /// unicode-cldr-core.
  enum CLDRFolder {
    private static let environmentVariable = "ENDONYM_CLDR"
    private static let installed = "/usr/share/unicode/cldr"

    /// The folder that was asked for, or the installed one; nil where there is none.
    static var path: String? {
      if let path = ProcessInfo.processInfo.environment[environmentVariable] { return path }
      return FileManager.default.fileExists(atPath: installed) ? installed : nil
    }

    static let absence: Comment =
      "there is no folder /usr/share/unicode/cldr (Debian's package unicode-cldr-core), and ENDONYM_CLDR is not set"

    /// The rows of a file of test data about units, with their fields trimmed, in the file's order.
    static func unitRows(_ file: String) throws -> [[String]] {
      guard let path else { return [] }
      let text = try String(
        contentsOfFile: path + "/common/testData/units/" + file, encoding: .utf8)
      return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.map { line in
        line.split(separator: ";", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }.filter { $0.count > 1 }
    }
  }
#endif
