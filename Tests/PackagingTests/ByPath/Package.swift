// swift-tools-version: 6.1
import PackageDescription

/// A package that has Endonym by path, and so its command plugin.
let package = Package(
  name: "notes",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Endonym", path: "../../..")],
  targets: [.target(name: "Notes", resources: [.process("Localizable.xcstrings")])],
  swiftLanguageModes: [.v6]
)
