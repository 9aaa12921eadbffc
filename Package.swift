// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Endonym",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .executable(name: "endonym", targets: ["EndonymCommand"]),
    .library(name: "Endonym", targets: ["Endonym"]),
    .library(name: "EndonymTesting", targets: ["EndonymTesting"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
  ],
  targets: [
    .target(name: "Findings"),
    .target(name: "PluralRules"),
    .target(name: "StringCatalog", dependencies: ["Findings", "PluralRules"]),
    .target(
      name: "Endonym",
      dependencies: [
        .target(name: "PluralRules", condition: .when(platforms: [.linux])),
        .target(name: "StringCatalog", condition: .when(platforms: [.linux])),
      ],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(
      name: "EndonymTesting", dependencies: ["Checks", "Endonym"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "Checks", dependencies: ["Findings", "PluralRules", "StringCatalog"]),
    .executableTarget(
      name: "EndonymCommand",
      dependencies: ["Checks", "Findings", "PluralRules", "StringCatalog"]),
    .testTarget(name: "FindingsTests", dependencies: ["Findings"]),
    .testTarget(
      name: "PluralRulesTests", dependencies: ["PluralRules"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "StringCatalogTests", dependencies: ["StringCatalog"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "EndonymTestingTests",
      dependencies: ["Checks", "Endonym", "EndonymTesting", "StringCatalog"]),
    .testTarget(
      name: "EndonymTests", dependencies: ["Endonym", "EndonymTesting"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "ChecksTests", dependencies: ["Checks", "StringCatalog"],
      exclude: ["Corpus/corpus-counts.tsv"]),
    .testTarget(name: "EndonymCommandTests", dependencies: ["EndonymCommand"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzing package runs the rules in its own process; nobody else needs their module.
if Context.environment["ENDONYM_FUZZING"] != nil {
  package.products.append(.library(name: "Checks", targets: ["Checks"]))
}
