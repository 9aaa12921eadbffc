// swift-tools-version: 6.1
import PackageDescription

/// The folder of the toolchain's SwiftSyntax, which the module SourceRules needs; 'make bench' sets it.
let hostFolder = Context.environment["ENDONYM_SWIFT_HOST_FOLDER"]

// A package of its own, so that nobody who builds Endonym needs simdjson.
let package = Package(
  name: "EndonymBenchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "endonym-benchmarks", targets: ["EndonymBenchmarks"])
  ],
  dependencies: [
    .package(name: "Endonym", path: ".."),
    .package(name: "Skylight", path: "../Examples/Skylight"),
  ],
  targets: [
    .target(name: "SimdjsonShim", linkerSettings: [.linkedLibrary("simdjson")]),
    .executableTarget(
      name: "EndonymBenchmarks",
      dependencies: [
        .product(name: "Endonym", package: "Endonym"),
        .product(name: "SkylightDates", package: "Skylight"),
        .product(name: "StringCatalog", package: "Endonym"), "SimdjsonShim",
      ] + (hostFolder == nil ? [] : [.product(name: "SourceRules", package: "Endonym")]),
      swiftSettings: hostFolder.map { [.unsafeFlags(["-I", $0])] } ?? [],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
