import SimdjsonShim
import StringCatalog

/// simdjson's DOM parser, the limit of what is possible; it reuses its memory from text to text.
final class SimdjsonParser {
  private let parser: OpaquePointer

  init() throws {
    guard let parser = simdjson_shim_parser_create() else {
      throw BenchmarkError("simdjson failed")
    }
    self.parser = parser
  }

  deinit { simdjson_shim_parser_destroy(parser) }

  /// The text with the room behind it that simdjson reads past the end.
  static func padded(_ bytes: [UInt8]) -> [UInt8] {
    bytes + [UInt8](repeating: 0x20, count: simdjson_shim_padding())
  }

  /// Parses a text made by `padded`.
  func parse(padded: [UInt8]) throws {
    let code = padded.withUnsafeBytes { buffer in
      simdjson_shim_parse(
        parser, buffer.bindMemory(to: CChar.self).baseAddress,
        buffer.count - simdjson_shim_padding())
    }
    guard code == 0 else { throw BenchmarkError("simdjson failed with error \(code)") }
  }
}

/// Why a measurement could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
