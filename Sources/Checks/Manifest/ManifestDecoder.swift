import Foundation
import StringCatalog

/// Decodes a manifest and says where one is mistaken.
struct ManifestDecoder {
  /// The path by which errors call the file.
  let path: String

  private static let anew = "Delete it and run the app's tests, which write it anew."

  /// What is read first, since another format may lack all else.
  private struct Format: Decodable {
    var schemaVersion: Int
    var command: String?
  }

  /// The manifest in a file's content.
  ///
  /// - Throws: `FileError` at the place where the content is no JSON, lacks something or has a text
  ///   twice.
  func manifest(of bytes: [UInt8]) throws(FileError) -> RenderedManifest {
    let data = Data(bytes)
    let format = try decoded(Format.self, data, bytes)
    let current = RenderedManifest.currentSchemaVersion
    guard format.schemaVersion == current else {
      let command = format.command.map { "Run '\($0)'" } ?? "Run the app's tests, which write it,"
      throw FileError(
        path: path, position: position(["schemaVersion"], in: bytes),
        message: "the manifest has format \(format.schemaVersion), not \(current)",
        remedy: "\(command) with this version of Endonym.")
    }
    let manifest = try decoded(RenderedManifest.self, data, bytes)
    if let duplicate = manifest.firstDuplicate {
      throw FileError(
        path: path, position: position(duplicate.list, duplicate.index, in: bytes),
        message: "the manifest has '\(duplicate.name)' twice in '\(duplicate.language)'",
        remedy: "Give each intent and each figure a name of its own, then run "
          + "'\(manifest.command)'.")
    }
    return manifest
  }

  private func decoded<Value: Decodable>(
    _ type: Value.Type, _ data: Data, _ bytes: [UInt8]
  ) throws(FileError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      throw fileError(error, bytes)
    } catch {
      throw FileError(
        path: path, message: "the file is no manifest of rendered texts", remedy: Self.anew)
    }
  }

  private func fileError(_ error: DecodingError, _ bytes: [UInt8]) -> FileError {
    let place: [any CodingKey]
    let cause: String
    switch error {
    case .keyNotFound(let key, let context):
      place = context.codingPath
      cause = "\(Self.name(of: place)) lacks '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      place = context.codingPath
      cause = "\(Self.name(of: place)) is of another kind than it must be"
    case .dataCorrupted(let context):
      place = context.codingPath
      do throws(JSON5Error) {
        _ = try JSON5Reader.value(of: bytes)
        cause = "\(Self.name(of: place)) can't be read"
      } catch {
        return FileError(
          path: path, position: error.position,
          message: "the manifest of rendered texts is no JSON: \(error.message)",
          remedy: Self.anew)
      }
    @unknown default:
      place = []
      cause = "it can't be read"
    }
    let steps = place.map { key in key.intValue.map(Step.index) ?? .name(key.stringValue) }
    return FileError(
      path: path, position: position(steps, in: bytes),
      message: "the file is no manifest of rendered texts: \(cause)", remedy: Self.anew)
  }

  /// The way to a value as messages show it, such as `'dates[3].texts'`.
  private static func name(of place: [any CodingKey]) -> String {
    guard !place.isEmpty else { return "the file" }
    var text = ""
    for key in place {
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return "'\(text)'"
  }

  /// A step on the way to a value.
  private enum Step: ExpressibleByStringLiteral {
    case name(String)
    case index(Int)

    init(stringLiteral name: String) { self = .name(name) }
  }

  private func position(_ list: String, _ index: Int, in bytes: [UInt8]) -> TextPosition? {
    position([.name(list), .index(index)], in: bytes)
  }

  /// Where a value begins; where a part of the way isn't there, the last that is.
  private func position(_ steps: [Step], in bytes: [UInt8]) -> TextPosition? {
    do throws(JSON5Error) {
      var value = try JSON5Reader.value(of: bytes)
      for step in steps {
        switch step {
        case .name(let name):
          guard let next = value[name] else { return value.position }
          value = next
        case .index(let index):
          guard let list = value.array, list.indices.contains(index) else { return value.position }
          value = list[index]
        }
      }
      return value.position
    } catch {
      return error.position
    }
  }
}

extension RenderedManifest {
  /// A text that stands in the manifest more than once: the second is at an index of a list.
  struct Duplicate {
    var list: String
    var index: Int
    var name: String
    var language: String
  }

  /// The first intent, figure or sentence that a language has twice; nil where there is none.
  var firstDuplicate: Duplicate? {
    var seen: Set<[String]> = []
    for (index, date) in dates.enumerated()
    where !seen.insert([date.intent, date.language]).inserted {
      return Duplicate(list: "dates", index: index, name: date.intent, language: date.language)
    }
    seen = []
    for (index, text) in (texts ?? []).enumerated()
    where !seen.insert([text.name, text.language]).inserted {
      return Duplicate(list: "texts", index: index, name: text.name, language: text.language)
    }
    return nil
  }
}
