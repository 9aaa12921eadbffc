// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Trailbook",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [
    .library(name: "Trailbook", targets: ["Trailbook"]),
    .executable(name: "trailbook", targets: ["TrailbookTerminal"]),
  ],
  dependencies: [.package(name: "Endonym", path: "../..")],
  targets: [
    .target(
      name: "Trailbook",
      dependencies: [.product(name: "Endonym", package: "Endonym")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "EndonymSymbols", package: "Endonym")]),
    .executableTarget(
      name: "TrailbookTerminal",
      dependencies: ["Trailbook", .product(name: "Endonym", package: "Endonym")]),
    .testTarget(
      name: "TrailbookTests",
      dependencies: [
        "Trailbook", "TrailbookTerminal", .product(name: "Endonym", package: "Endonym"),
        .product(name: "EndonymTesting", package: "Endonym"),
      ],
      exclude: ["Goldens"]),
  ],
  swiftLanguageModes: [.v6]
)
