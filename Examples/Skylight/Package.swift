// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Skylight",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [
    .library(name: "Skylight", targets: ["Skylight"]),
    .library(name: "SkylightDates", targets: ["SkylightDates"]),
    .executable(name: "skylight", targets: ["SkylightTerminal"]),
  ],
  dependencies: [.package(name: "Endonym", path: "../..")],
  targets: [
    .target(
      name: "SkylightDates", dependencies: [.product(name: "Endonym", package: "Endonym")]),
    .target(
      name: "Skylight",
      dependencies: ["SkylightDates", .product(name: "Endonym", package: "Endonym")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "EndonymSymbols", package: "Endonym")]),
    .executableTarget(
      name: "SkylightTerminal",
      dependencies: [
        "Skylight", "SkylightDates", .product(name: "Endonym", package: "Endonym"),
      ]),
    .testTarget(
      name: "SkylightTerminalTests",
      dependencies: ["Skylight", "SkylightDates", "SkylightTerminal"]),
    .testTarget(
      name: "SkylightSourceTests",
      dependencies: [.product(name: "EndonymSourceTesting", package: "Endonym")]),
    .testTarget(
      name: "SkylightDatesTests",
      dependencies: [
        "Skylight", "SkylightDates", .product(name: "Endonym", package: "Endonym"),
        .product(name: "EndonymTesting", package: "Endonym"),
      ],
      exclude: ["Goldens", "Anchors"]),
  ],
  swiftLanguageModes: [.v6]
)
