// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Skylight",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [
    .library(name: "Skylight", targets: ["Skylight"]),
    .executable(name: "skylight", targets: ["SkylightTerminal"]),
  ],
  targets: [
    .target(name: "Skylight", resources: [.process("Resources")]),
    .executableTarget(name: "SkylightTerminal", dependencies: ["Skylight"]),
  ],
  swiftLanguageModes: [.v6]
)
