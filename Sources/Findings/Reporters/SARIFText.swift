/// The small objects of SARIF that occur everywhere: messages and locations.
enum SARIFText {
  /// Appends a message object (§3.11) whose text is plain.
  ///
  /// Braces are doubled, since single ones are placeholders (§3.11.5); brackets are escaped where a
  /// text would read as an embedded link (§3.11.6), which a value with Markdown in it does.
  static func append(_ text: String, to json: inout JSONWriter) {
    json.beginObject(.inline)
    json.member("text", escaped(text))
    json.endObject()
  }

  static func escaped(_ text: String) -> String {
    guard
      text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
        || hasLink(text)
    else { return text }
    let escapesBrackets = hasLink(text)
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[" where escapesBrackets: result += "\\["
      case "]" where escapesBrackets: result += "\\]"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hasLink(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "("), previous == UInt8(ascii: "]") { return true }
      previous = byte
    }
    return false
  }

  /// Appends the member `locations` (§3.27.12) with one place.
  static func appendLocations(_ location: SourceLocation, to json: inout JSONWriter) {
    json.key("locations")
    json.beginArray(.inline)
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    appendArtifactLocation(location.path, to: &json)
    json.key("region")
    json.beginObject()
    json.member("startLine", max(1, location.line))
    json.member("startColumn", max(1, location.column))
    json.endObject()
    json.endObject()
    json.endObject()
    json.endArray()
  }

  /// Appends an artifact location (§3.4): relative paths below the root, absolute ones as `file` URIs.
  static func appendArtifactLocation(_ path: String, to json: inout JSONWriter) {
    json.beginObject(.inline)
    json.member("uri", FileURI.reference(to: path))
    if !path.hasPrefix("/") { json.member("uriBaseId", SARIFReporter.rootIdentifier) }
    json.endObject()
  }
}
