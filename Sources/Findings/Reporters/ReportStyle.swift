/// What a reporter needs to know beside the findings.
public struct ReportStyle: Sendable {
  /// Whether the text report may use terminal colours.
  public var usesColor: Bool
  /// Whether the text report leaves out everything but findings and problems.
  public var isQuiet: Bool
  /// The columns of a terminal that a quoted value may fill.
  public var excerptColumns: Int
  /// The absolute path of the working directory, for reports that need absolute paths.
  public var workingDirectory: String
  /// The English name of a language, where it is known.
  public var languageName: @Sendable (_ identifier: String) -> String?

  /// Creates a style.
  public init(
    usesColor: Bool = false, isQuiet: Bool = false, excerptColumns: Int = 72,
    workingDirectory: String = "",
    languageName: @escaping @Sendable (_ identifier: String) -> String? = { _ in nil }
  ) {
    self.usesColor = usesColor
    self.isQuiet = isQuiet
    self.excerptColumns = excerptColumns
    self.workingDirectory = workingDirectory
    self.languageName = languageName
  }

  /// A language as a reader of English knows it: `Thai (th)`, or `'xx'` where it has no name.
  func spelledLanguage(_ identifier: String) -> String {
    guard let name = languageName(identifier) else {
      return "'\(VisibleText.spelled(identifier))'"
    }
    return "\(name) (\(VisibleText.spelled(identifier)))"
  }
}
