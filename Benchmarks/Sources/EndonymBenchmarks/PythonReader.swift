/// Python's `json.load`, timed by itself so that its start doesn't count.
struct PythonReader {
  var paths: [String]

  private static let script = """
    import json, sys, time
    best = None
    for _ in range(3):
        start = time.process_time()
        for path in sys.argv[1:]:
            with open(path, encoding='utf-8') as file:
                json.load(file)
        elapsed = time.process_time() - start
        best = elapsed if best is None else min(best, elapsed)
    print(best)
    """

  /// The best of three passes over all files, in seconds.
  func bestTime() throws -> Double {
    let outcome = try Command(arguments: ["python3", "-c", Self.script] + paths).run()
    let text = outcome.output.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    guard outcome.code == 0, let time = Double(text) else {
      throw BenchmarkError("python3 failed with exit code \(outcome.code)")
    }
    return time
  }
}
