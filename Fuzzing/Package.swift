// swift-tools-version: 6.1
import PackageDescription

// A package of its own: its products are built one at a time, each with its own flags.
//
// swift build -c release --sanitize fuzzer --sanitize address \
//   -Xswiftc -sanitize-coverage=edge,indirect-calls,trace-cmp,inline-8bit-counters,pc-table \
//   --scratch-path .build/fuzzer --product endonym-fuzz
// swift build --product endonym-mutate
let package = Package(
  name: "EndonymFuzzing",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "endonym-fuzz", targets: ["EndonymFuzz"]),
    .executable(name: "endonym-mutate", targets: ["EndonymMutate"]),
  ],
  dependencies: [.package(name: "Endonym", path: "..")],
  targets: [
    .target(
      name: "Examination",
      dependencies: [
        .product(name: "StringCatalog", package: "Endonym"),
        .product(name: "Checks", package: "Endonym"),
      ]),
    .executableTarget(name: "EndonymFuzz", dependencies: ["Examination"]),
    .executableTarget(
      name: "EndonymMutate",
      dependencies: ["Examination", .product(name: "StringCatalog", package: "Endonym")]),
  ],
  swiftLanguageModes: [.v6]
)
