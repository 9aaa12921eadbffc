import Ink

/// A text as it is drawn: its glyphs at their places, line by line.
struct DrawnText: Hashable {
  /// A line.
  struct Line: Hashable {
    /// The width in points.
    var width: Double
    /// The glyphs of one size after another.
    var runs: [Run] = []
  }

  /// Glyphs of one size.
  struct Run: Hashable {
    /// The points of an em.
    var size: Double
    /// The glyphs' numbers in the sheet.
    var glyphs: [Int] = []
    /// The places of their origins in hundredths of a point, from the line's left end.
    var x: [Int] = []
    /// The same, upwards from the baseline.
    var y: [Int] = []
  }

  /// The lines.
  var lines: [Line] = []

  /// The most glyphs of a line and lines of a text that are drawn; nobody looks at more.
  private static let longestLine = 400
  private static let mostLines = 12

  /// Draws a text in a slot.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: Its language.
  ///   - place: How it is set.
  ///   - measurer: The fonts.
  ///   - sheet: Takes the glyphs.
  init(
    _ text: String, language: String, in place: DrawingPlace, _ measurer: any TextMeasurer,
    _ sheet: inout GlyphSheet
  ) {
    var parts = [text]
    if place.lines > 1 {
      parts = measurer.lines(of: text, in: place.style, language: language, fitting: place.width)
        .prefix(Self.mostLines).map { Self.part($0.range, of: text) }
    }
    for part in parts {
      let part = String(part.prefix(Self.longestLine))
      var line = Line(width: measurer.width(of: part, in: place.style, language: language))
      for glyph in measurer.glyphs(of: part, in: place.style, language: language)
        .prefix(Self.longestLine)
      {
        guard let number = sheet.number(of: glyph.reference) else { continue }
        if line.runs.last?.size != glyph.size { line.runs.append(Run(size: glyph.size)) }
        let last = line.runs.count - 1
        line.runs[last].glyphs.append(number)
        line.runs[last].x.append(Self.hundredths(glyph.x))
        line.runs[last].y.append(Self.hundredths(glyph.y))
      }
      lines.append(line)
    }
  }

  /// A line of a text without the spaces at its end.
  private static func part(_ range: Range<Int>, of text: String) -> String {
    let bytes = Array(text.utf8)
    let bounds = range.clamped(to: 0..<bytes.count)
    var part = Substring(String(decoding: bytes[bounds], as: UTF8.self))
    while part.last?.isWhitespace == true { part = part.dropLast() }
    return String(part)
  }

  private static func hundredths(_ points: Double) -> Int {
    Int(exactly: (points * 100).rounded()) ?? 0
  }

  /// Writes the lines: each its width and its runs, each of these its size, then glyph and distance
  /// from the one before in turn, then the places off the baseline.
  func append(to json: inout ScriptJSON) {
    json.array { json in
      for line in lines {
        json.array { json in
          json.number(line.width)
          for run in line.runs { Self.append(run, to: &json) }
        }
      }
    }
  }

  private static func append(_ run: Run, to json: inout ScriptJSON) {
    json.array { json in
      json.number(run.size)
      var previous = 0
      json.array { json in
        for (glyph, x) in zip(run.glyphs, run.x) {
          json.integer(glyph)
          json.integer(x - previous)
          previous = x
        }
      }
      let raised = run.y.enumerated().filter { $0.element != 0 }
      if !raised.isEmpty { json.integers(raised.flatMap { [$0.offset, $0.element] }) }
    }
  }
}

/// How a text is set where it is drawn.
struct DrawingPlace: Hashable {
  /// The size and weight.
  var style: TextStyle
  /// How many lines it may take.
  var lines: Int
  /// The width that it has.
  var width: Double
}
