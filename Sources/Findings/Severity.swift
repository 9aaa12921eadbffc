/// How serious a finding is, from a hint to a defect that a user of the app meets.
public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Worth knowing; never fails a run unless the run is told to fail on notes.
  case note
  /// Likely wrong, or wrong in a way that the user can live with.
  case warning
  /// Wrong: text is lost, misread, or the app crashes.
  case error

  /// Orders severities from `note` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
