// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder of the SwiftSyntax libraries that every toolchain carries for its own macros.
///
/// The manifest's own library is loaded from the toolchain that evaluates it, so its path tells.
func toolchainHostFolder() -> String {
  if let folder = Context.environment["ENDONYM_SWIFT_HOST_FOLDER"] { return folder }
  #if os(macOS)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xcrun")
    process.arguments = ["--find", "swift"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return "/usr/lib/swift/host" }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let tool = String(decoding: bytes, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(fileURLWithPath: tool).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
  #else
    // The file has no size that could be asked for, so it is read to its end.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      guard let start = line.firstIndex(of: "/"), let end = line.range(of: "/pm/ManifestAPI/")
      else { continue }
      return String(line[start..<end.lowerBound]) + "/host"
    }
    return "/usr/lib/swift/host"
  #endif
}

/// A path or address of the swift-syntax package, which is faster than the toolchain's libraries
/// but has to be fetched.
let swiftSyntax = Context.environment["ENDONYM_SWIFT_SYNTAX"]
let hostFolder = toolchainHostFolder()
let importsSwiftSyntax: [SwiftSetting] =
  swiftSyntax == nil ? [.unsafeFlags(["-I", hostFolder])] : []
/// An app's tests can't see the toolchain's modules: with library evolution, imports that aren't
/// public stay the library's own affair.
let hidesSwiftSyntax: [SwiftSetting] =
  swiftSyntax == nil ? [.unsafeFlags(["-enable-library-evolution"])] : []
let linksSwiftSyntax: [LinkerSetting] =
  swiftSyntax == nil
  ? [.unsafeFlags(["-L", hostFolder, "-Xlinker", "-rpath", "-Xlinker", hostFolder])] : []
let swiftSyntaxProducts: [Target.Dependency] =
  swiftSyntax == nil
  ? []
  : ["SwiftSyntax", "SwiftParser"].map {
    .product(name: $0, package: "swift-syntax")
  }

let package = Package(
  name: "Endonym",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
  products: [
    .executable(name: "endonym", targets: ["EndonymCommand"]),
    .executable(name: "endonym-symbols", targets: ["EndonymSymbolsTool"]),
    .library(name: "Endonym", targets: ["Endonym"]),
    .library(name: "EndonymInk", targets: ["Ink"]),
    // Slots are what a gate of widths is told in Swift.
    .library(name: "EndonymTesting", targets: ["EndonymTesting", "Slots"]),
    .library(name: "EndonymSourceTesting", targets: ["EndonymSourceTesting"]),
    .library(name: "StringCatalog", targets: ["StringCatalog"]),
    .plugin(name: "EndonymSymbols", targets: ["EndonymSymbolsPlugin"]),
    .plugin(name: "EndonymCommandPlugin", targets: ["EndonymCommandPlugin"]),
  ],
  targets: [
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "Findings"),
    // On Apple's systems CoreText measures, so that nothing has to be installed there.
    .target(
      name: "Ink",
      dependencies: [.target(name: "CHarfBuzz", condition: .when(platforms: [.linux]))],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
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
      name: "EndonymTesting",
      dependencies: [
        "Checks", "Endonym", "Findings", "Ink", "Slots",
        .target(name: "ServerStrings", condition: .when(platforms: [.linux])),
      ],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .target(name: "Checks", dependencies: ["Findings", "PluralRules", "StringCatalog"]),
    .target(
      name: "ServerStrings",
      dependencies: ["CLibYAML", "Checks", "Findings", "PluralRules", "StringCatalog"]),
    .target(
      name: "Slots", dependencies: ["Checks", "Findings", "Ink", "PluralRules", "StringCatalog"]),
    .target(
      name: "Review", dependencies: ["Checks", "Findings", "Ink", "Slots", "StringCatalog"]),
    .target(
      name: "SourceRules",
      dependencies: ["Checks", "Findings", "StringCatalog"] + swiftSyntaxProducts,
      swiftSettings: importsSwiftSyntax, linkerSettings: linksSwiftSyntax),
    .target(
      name: "EndonymSourceTesting",
      dependencies: ["Checks", "Findings", "SourceRules", "StringCatalog"],
      swiftSettings: importsSwiftSyntax + hidesSwiftSyntax),
    .executableTarget(
      name: "EndonymCommand",
      dependencies: [
        "Checks", "Findings", "Ink", "PluralRules", "Review", "ServerStrings", "Slots",
        "SourceRules", "StringCatalog",
      ],
      swiftSettings: importsSwiftSyntax),
    // The build plugin's tool: without SwiftSyntax, so that packages by version can use it. The plugin's
    // product has the name that its folder has.
    .executableTarget(
      name: "EndonymSymbolsTool", dependencies: ["StringCatalog"], path: "Sources/EndonymSymbols"),
    .plugin(
      name: "EndonymSymbolsPlugin", capability: .buildTool(), dependencies: ["EndonymSymbolsTool"],
      path: "Plugins/EndonymSymbols"),
    .plugin(
      name: "EndonymCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "endonym", description: "Check the package's localization, and more: see --help")),
      dependencies: ["EndonymCommand"], path: "Plugins/EndonymCommand"),
    .testTarget(name: "FindingsTests", dependencies: ["Findings"]),
    .testTarget(
      name: "PluralRulesTests", dependencies: ["PluralRules"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "StringCatalogTests", dependencies: ["StringCatalog"],
      exclude: ["Compilation/compare_compiled.py"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(name: "EndonymSymbolsTests", dependencies: ["EndonymSymbolsTool"]),
    .testTarget(
      name: "EndonymTestingTests",
      dependencies: [
        "Checks", "Endonym", "EndonymTesting", "Findings", "Ink", "Slots", "StringCatalog",
      ]),
    .testTarget(
      name: "EndonymTests",
      dependencies: ["Endonym", "EndonymTesting", "PluralRules", "StringCatalog"],
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "ChecksTests", dependencies: ["Checks", "StringCatalog"],
      exclude: ["Corpus/corpus-counts.tsv"]),
    // Drives a headless Chromium in the tests that need one.
    .target(name: "ChromiumDriver", path: "Tests/ChromiumDriver"),
    .testTarget(name: "ChromiumDriverTests", dependencies: ["ChromiumDriver"]),
    .testTarget(name: "InkTests", dependencies: ["Ink"]),
    // Holds Ink to Chromium's canvas and to another HarfBuzz.
    .testTarget(
      name: "InkProofTests", dependencies: ["ChromiumDriver", "Ink"],
      exclude: [
        "Chromium/measuring.js", "Strings/difficult-strings.tsv", "Strings/known-differences.tsv",
        "Uharfbuzz/shape.py",
      ]),
    .testTarget(
      name: "ServerStringsTests", dependencies: ["Checks", "ServerStrings", "StringCatalog"]),
    .testTarget(
      name: "SlotsTests", dependencies: ["Checks", "Ink", "Slots", "StringCatalog"]),
    .testTarget(
      name: "ReviewTests",
      dependencies: [
        "Checks", "ChromiumDriver", "Findings", "Ink", "Review", "Slots", "StringCatalog",
      ]),
    .testTarget(
      name: "SourceRulesTests", dependencies: ["Checks", "SourceRules", "StringCatalog"],
      swiftSettings: importsSwiftSyntax),
    .testTarget(
      name: "EndonymSourceTestingTests", dependencies: ["EndonymSourceTesting"]),
    .testTarget(
      name: "EndonymCommandTests", dependencies: ["EndonymCommand"],
      swiftSettings: importsSwiftSyntax),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzing package runs the rules in its own process; nobody else needs their module.
if Context.environment["ENDONYM_FUZZING"] != nil {
  package.products.append(.library(name: "Checks", targets: ["Checks"]))
}

if let swiftSyntax {
  package.dependencies.append(
    swiftSyntax.contains("://")
      ? .package(url: swiftSyntax, from: "603.0.0")
      : .package(name: "swift-syntax", path: swiftSyntax))
}

// The benchmarks run the source rules in their own process.
if Context.environment["ENDONYM_SWIFT_HOST_FOLDER"] != nil {
  package.products.append(.library(name: "SourceRules", targets: ["SourceRules"]))
}

// Building one test target instead of all saves minutes while a module is worked on.
if let tests = Context.environment["ENDONYM_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}
