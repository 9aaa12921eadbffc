// swift-tools-version: 6.1
import PackageDescription

// The tools that write the data in Sources/*/Data from the ICU of the Swift toolchain (Linux).
let icu: LinkerSetting = .linkedLibrary("_FoundationICU", .when(platforms: [.linux]))

let package = Package(
  name: "Generators",
  targets: [
    .target(name: "Resources", path: "Resources", linkerSettings: [icu]),
    .executableTarget(
      name: "generate-plural-rules", dependencies: ["Resources"], path: "PluralRules"),
    .executableTarget(
      name: "generate-languages", dependencies: ["Resources"], path: "Languages",
      linkerSettings: [icu]),
  ],
  swiftLanguageModes: [.v6]
)
