import Foundation
import Testing

/// Sources that the compiler is to accept, in a folder of their own.
struct SwiftTypecheck {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Expects the compiler to say nothing.
  func accepts(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let complaints = try complaints(arguments)
    #expect(complaints == "", sourceLocation: sourceLocation)
  }

  private func complaints(_ arguments: [String]) throws -> String {
    let compiler = try #require(Self.compiler, "there is no swiftc in the folders of PATH")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments = ["-swift-version", "6", "-warnings-as-errors"] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? text : "exit code \(process.terminationStatus)\n\(text)"
  }

  private static var compiler: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The arguments with which symbols find `LocalizedStringResource` here: Foundation's on Apple's
  /// systems, Endonym's where it was built beside the tests, else one in its shape.
  func resourceArguments() throws -> [String] {
    #if canImport(Darwin)
      return []
    #else
      if let modules = Self.modules { return ["-I", modules] }
      try write(Self.resource, to: "Resource.swift")
      return ["Resource.swift"]
    #endif
  }

  /// The imports of a source that calls symbols.
  static let imports = """
    import Foundation
    #if canImport(Endonym)
      import Endonym
    #endif


    """

  /// The folder of the modules that were built beside the tests; nil where Endonym isn't there.
  private static var modules: String? {
    let executable = URL(fileURLWithPath: ProcessInfo.processInfo.arguments.first ?? "")
    let folder = executable.deletingLastPathComponent().appendingPathComponent("Modules").path
    let hasEndonym = FileManager.default.fileExists(atPath: folder + "/Endonym.swiftmodule")
    return hasEndonym ? folder : nil
  }

  /// What generated symbols use of Foundation on Apple's systems, in Apple's shape.
  static let resource = """
    import Foundation

    public struct LocalizedStringResource: Sendable {
      public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }

      public struct Value: Sendable, ExpressibleByStringInterpolation {
        public struct StringInterpolation: StringInterpolationProtocol {
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) {}
          public mutating func appendInterpolation(_ text: String) {}
          public mutating func appendInterpolation<Number: Numeric>(
            _ number: Number, specifier: String
          ) {}
        }

        public init(stringLiteral value: String) {}
        public init(stringInterpolation: StringInterpolation) {}
      }

      public init(
        _ keyAndValue: Value, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {}
      public init(
        _ key: StaticString, defaultValue: Value, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {}
    }

    """
}
