import Foundation
import PackagePlugin

/// The commands of a build for the catalogs of one target.
struct CatalogCommands {
  let catalogs: [URL]
  let settings: SymbolSettings
  let executable: URL
  let outputFolder: URL

  init(catalogs: [URL], settings: SymbolSettings, executable: URL, outputFolder: URL) {
    self.catalogs = catalogs.sorted { $0.path < $1.path }
    self.settings = settings
    self.executable = executable
    self.outputFolder = outputFolder
  }

  /// Generates all symbols at once, because two catalogs can't have the same.
  var symbols: Command? {
    guard !catalogs.isEmpty else { return nil }
    let folder = outputFolder.appending(path: "Symbols")
    return .buildCommand(
      displayName:
        "Generating the symbols of \(catalogs.map(\.lastPathComponent).joined(separator: ", "))",
      executable: executable,
      arguments: [
        "generate-symbols", "--quiet", "--language", "swift", "--output-directory", folder.path,
      ] + settings.arguments + ["--"] + catalogs.map(\.path),
      inputFiles: catalogs,
      outputFiles: catalogs.map {
        folder.appending(path: "GeneratedStringSymbols_\(table($0)).swift")
      })
  }

  /// Compiles each catalog into tables, which SwiftPM puts into the bundle with their folders.
  func compilations() throws -> [Command] {
    try catalogs.map { catalog in
      let summary = try CatalogSummary(of: catalog)
      let folder = outputFolder.appending(path: "Tables")
      let kinds = summary.varies ? ["strings", "stringsdict"] : ["strings"]
      let files = summary.languages.flatMap { language in
        kinds.map { "\(language).lproj/\(table(catalog)).\($0)" }
      }
      return .buildCommand(
        displayName: "Compiling \(catalog.lastPathComponent)",
        executable: executable,
        arguments: ["compile", "--output-directory", folder.path]
          + files.flatMap { ["--expect", $0] } + ["--", catalog.path],
        inputFiles: [catalog],
        outputFiles: files.map { folder.appending(path: $0) })
    }
  }

  /// The symbols, where Xcode doesn't generate them itself as it does since version 26.
  var inXcode: [Command] {
    #if compiler(>=6.2)
      settings.replacesXcode ? [symbols].compactMap { $0 } : []
    #else
      [symbols].compactMap { $0 }
    #endif
  }

  private func table(_ catalog: URL) -> String { catalog.deletingPathExtension().lastPathComponent }
}
