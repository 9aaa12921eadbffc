// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the toolchain's SwiftSyntax, which the module SourceRules needs; 'make bench' sets it.
let hostFolder = Context.environment["ENDONYM_SWIFT_HOST_FOLDER"]

/// Whether Pango is there to be compared with.
let hasPango = FileManager.default.fileExists(atPath: "/usr/include/pango-1.0/pango/pangoft2.h")

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
    .systemLibrary(name: "HarfBuzzLibrary", pkgConfig: "harfbuzz"),
    .target(name: "HarfBuzzShim", dependencies: ["HarfBuzzLibrary"]),
    .executableTarget(
      name: "EndonymBenchmarks",
      dependencies: [
        .product(name: "Endonym", package: "Endonym"),
        .product(name: "EndonymInk", package: "Endonym"),
        .product(name: "SkylightDates", package: "Skylight"),
        .product(name: "StringCatalog", package: "Endonym"), "SimdjsonShim",
        .target(name: "HarfBuzzShim", condition: .when(platforms: [.linux])),
      ] + (hasPango ? ["PangoShim"] : [])
        + (hostFolder == nil ? [] : [.product(name: "SourceRules", package: "Endonym")]),
      swiftSettings: hostFolder.map { [.unsafeFlags(["-I", $0])] } ?? [],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

if hasPango {
  package.targets += [
    .systemLibrary(name: "PangoLibrary", pkgConfig: "pangoft2"),
    .target(name: "PangoShim", dependencies: ["PangoLibrary"]),
  ]
}
