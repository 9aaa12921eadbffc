extension Finding {
  /// Whether this finding comes first in a report: by place, then by rule, language and wording.
  ///
  /// The order is total up to findings that read alike, so that reports are the same in every run.
  public func precedes(_ other: Finding) -> Bool {
    if location != other.location { return location < other.location }
    if rule != other.rule { return rule < other.rule }
    if language != other.language { return (language ?? "") < (other.language ?? "") }
    if variation != other.variation { return (variation ?? "") < (other.variation ?? "") }
    if entry != other.entry { return (entry ?? "") < (other.entry ?? "") }
    return message < other.message
  }
}

extension Sequence where Element == Finding {
  /// The findings in the order of a report.
  public func inReportOrder() -> [Finding] {
    sorted { $0.precedes($1) }
  }
}
