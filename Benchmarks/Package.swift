// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who builds Endonym needs simdjson.
let package = Package(
  name: "EndonymBenchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "endonym-benchmarks", targets: ["EndonymBenchmarks"])
  ],
  dependencies: [.package(name: "Endonym", path: "..")],
  targets: [
    .target(name: "SimdjsonShim", linkerSettings: [.linkedLibrary("simdjson")]),
    .executableTarget(
      name: "EndonymBenchmarks",
      dependencies: [.product(name: "StringCatalog", package: "Endonym"), "SimdjsonShim"]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
