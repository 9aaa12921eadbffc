import Findings

extension JSONWriter {
  /// Writes the member `problems`, as all commands do.
  mutating func problems(_ problems: [ReportProblem]) {
    key("problems")
    beginArray()
    for problem in problems {
      beginObject(.inline)
      place(problem.location)
      member("message", problem.message)
      member("remedy", problem.remedy)
      endObject()
    }
    endArray()
  }

  /// Writes a place as the members `path`, `line` and `column`.
  mutating func place(_ location: SourceLocation) {
    member("path", location.path)
    member("line", location.line)
    member("column", location.column)
  }
}
