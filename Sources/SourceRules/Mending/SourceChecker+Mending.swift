import Findings

extension SourceChecker {
  /// The edits of all findings that can be mended, by the path that reports call the file.
  ///
  /// What an exception allows is left as it is.
  public func edits(in project: SourceProject) -> [String: [[SourceEdit]]] {
    let reported = Set(
      findings(in: project).map {
        Place(path: $0.location.path, rule: $0.rule, offset: $0.location.offset)
      })
    var edits: [String: [[SourceEdit]]] = [:]
    for file in project.files {
      let mendable = (file.facts?.findings ?? []).filter { finding in
        !finding.edits.isEmpty
          && reported.contains(
            Place(path: file.path, rule: finding.rule, offset: finding.offset))
      }
      if !mendable.isEmpty { edits[file.path] = mendable.map(\.edits) }
    }
    return edits
  }

  private struct Place: Hashable {
    var path: String
    var rule: String
    var offset: Int
  }
}
