import Foundation

@_spi(Comparison) import Ink

/// The Python package uharfbuzz, told in advance of every run, timed by itself so that its start
/// doesn't count.
struct PythonShaper {
  private var lines = Data()

  private static let script = """
    import json, sys, time, uharfbuzz
    fonts = {}
    def font_of(path, index):
        if (path, index) not in fonts:
            face = uharfbuzz.Face(uharfbuzz.Blob.from_file_path(path), index)
            fonts[path, index] = uharfbuzz.Font(face)
        return fonts[path, index]
    with open(sys.argv[1], encoding='utf-8') as file:
        runs = [json.loads(line) for line in file]
    runs = [(font_of(run[0], run[1]), *run[2:]) for run in runs]
    buffer = uharfbuzz.Buffer()
    times = []
    for _ in range(7):
        total = 0
        start = time.process_time()
        for font, text, offset, count, script, direction, language in runs:
            buffer.clear_contents()
            buffer.add_str(text, offset, count)
            buffer.direction = direction
            buffer.script = script
            buffer.language = language
            uharfbuzz.shape(font, buffer)
            total += sum(position.x_advance for position in buffer.glyph_positions)
        times.append(time.process_time() - start)
    print(sorted(times)[len(times) // 2])
    """

  /// Adds a text with the runs that a measurer parts it into.
  mutating func add(_ units: [UInt16], _ runs: [TextRun], language: String) throws {
    func scalars(_ range: Range<Int>) -> Int {
      String(decoding: units[range], as: UTF16.self).unicodeScalars.count
    }
    let text = String(decoding: units, as: UTF16.self)
    for run in runs {
      let line: [Any] = [
        run.face.path, run.face.index, text, scalars(0..<run.range.lowerBound),
        scalars(run.range), run.script, run.isRightToLeft ? "rtl" : "ltr", language,
      ]
      lines += try JSONSerialization.data(withJSONObject: line)
      lines.append(10)
    }
  }

  /// The median of several passes over all runs, in seconds; nil where the package isn't installed.
  func medianTime() throws -> Double? {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    let folder = root.appendingPathComponent(".build/python").path
    guard FileManager.default.fileExists(atPath: "\(folder)/packages") else { return nil }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("endonym-runs-\(UUID().uuidString)")
    try lines.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let outcome = try Command(arguments: [
      "env", "PYTHONPATH=\(folder)", "python3", "-c", Self.script, file.path,
    ]).run()
    let text = outcome.output.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    guard outcome.code == 0, let time = Double(text) else {
      throw BenchmarkError("python3 failed with exit code \(outcome.code)")
    }
    return time
  }
}
