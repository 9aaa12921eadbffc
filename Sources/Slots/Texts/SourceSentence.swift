import StringCatalog

/// The source language's text of a combination, for readers of that language alone.
struct SourceSentence {
  /// The text; a placeholder of which nothing is known stays as it is written.
  let text: String

  /// Fills in the arguments of a catalog's text by their positions.
  init(filling source: String, with values: [String: String]) {
    guard !values.isEmpty, source.utf8.contains(UInt8(ascii: "%")) else {
      text = source
      return
    }
    var filled = ""
    let bytes = Array(source.utf8)
    var end = 0
    var next = 1
    for specifier in FormatString(parsing: source).specifiers {
      filled += String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self)
      end = specifier.range.upperBound
      let written = String(decoding: bytes[specifier.range], as: UTF8.self)
      switch specifier.kind {
      case .percentSign: filled += "%"
      case .argument, .substitution:
        for case .argument(position: nil)? in [specifier.width, specifier.precision] { next += 1 }
        let position = specifier.position ?? next
        if specifier.position == nil { next += 1 }
        filled += values[String(position)] ?? written
      case .substitutionArgument, .displayPattern: filled += written
      }
    }
    text = filled + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// Fills in the arguments of a server's text by their names.
  init(fillingServer source: String, with values: [String: String]) {
    var filled = ""
    for part in ServerTemplate(source).template.parts {
      switch part {
      case .text(let piece): filled += piece
      case .argument(let use): filled += values[use.identity] ?? "%{\(use.identity)}"
      }
    }
    text = filled
  }
}
