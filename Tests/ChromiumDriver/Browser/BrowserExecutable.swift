import Foundation

/// Where a machine has Chromium.
enum BrowserExecutable {
  /// The path: what `ENDONYM_CHROMIUM` names, else what stands on the `PATH` or where macOS keeps
  /// applications; nil where there is none.
  static func path(environment: [String: String]) -> String? {
    if let path = environment["ENDONYM_CHROMIUM"] { return path }
    let names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let applications = ["Chromium", "Google Chrome"].map {
      "/Applications/\($0).app/Contents/MacOS/\($0)"
    }
    let places = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
