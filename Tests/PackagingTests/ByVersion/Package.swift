// swift-tools-version: 6.1
import PackageDescription

/// Where Endonym lies: with a version, as any dependency, so that unsafe flags are refused.
let endonym = Context.environment["ENDONYM_URL"] ?? "https://github.com/YOUR_FORK/endonym.git"

let package = Package(
  name: "consumer",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: endonym, from: "1000.0.0")],
  targets: [
    // Its catalog isn't declared: the bundle is there for what the plugin compiles.
    .target(
      name: "Files",
      dependencies: [.product(name: "Endonym", package: "endonym")],
      plugins: [.plugin(name: "EndonymSymbols", package: "endonym")]),
    .target(
      name: "Trash",
      dependencies: [.product(name: "Endonym", package: "endonym")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "EndonymSymbols", package: "endonym")]),
    .executableTarget(
      name: "consumer",
      dependencies: [
        "Files", "Trash",
        .product(name: "Endonym", package: "endonym"),
        .product(name: "EndonymInk", package: "endonym"),
        .product(name: "StringCatalog", package: "endonym"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
