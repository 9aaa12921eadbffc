#if !canImport(Darwin)
  import Endonym
  import Foundation

  /// A folder with tables, as a bundle of SwiftPM is one, which goes when the test ends.
  final class TableFolder: Sendable {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory
        .appendingPathComponent("endonym-tables-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The folder as a resource's bundle.
    var bundle: LocalizedStringResource.BundleDescription { .atURL(url) }

    /// Writes a file, making its folder.
    @discardableResult
    func write(_ text: String, to path: String) throws -> TableFolder {
      try write(Data(text.utf8), to: path)
    }

    /// Writes a file, making its folder.
    @discardableResult
    func write(_ data: Data, to path: String) throws -> TableFolder {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      return self
    }

    /// A text of the folder.
    func string(
      _ value: String.LocalizationValue, _ locale: String, table: String? = nil,
      _ settings: LocalizationSettings = .init(store: StringsStore())
    ) -> String {
      let resource = LocalizedStringResource(
        value, table: table, locale: Locale(identifier: locale), bundle: bundle)
      return String(localized: resource, settings: settings)
    }

    /// A catalog's folder.
    static func catalog(_ entries: String, table: String = "Localizable") throws -> TableFolder {
      try TableFolder().write(
        #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
        to: "\(table).xcstrings")
    }
  }
#endif
