internal import Checks
internal import Findings
internal import SourceRules
public import Testing

/// Rules that no source below a folder may break, as expectations of a test.
///
///     @Test func sources() throws {
///       try SourceBans(root: "…/Sources", rules: ["case-method-on-rendered-text"]).expectNone(atLeast: 20)
///     }
public struct SourceBans: Sendable {
  /// What breaks a ban.
  public struct Breach: Sendable, Hashable {
    /// The rule's identifier.
    public var rule: String
    /// The absolute path of the file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// What is wrong and what to do, as a sentence.
    public var message: String
  }

  /// The folder, as an absolute path.
  public let root: String
  /// How many Swift sources were looked at.
  public let fileCount: Int
  /// What breaks the bans, in the order of files and places.
  public let breaches: [Breach]
  /// The files and folders that can't be read, each with the reason.
  public let unreadable: [Breach]

  /// Checks the sources below a folder.
  ///
  /// The configuration `endonym.json` in the folder or above it, up to the one with `.git`, says what
  /// the rules are to know and which findings are accepted; what it turns off is checked all the same
  /// if it is named here. Generated and vendored folders are left out.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute or relative to the working directory.
  ///   - rules: The identifiers of rules on sources, as `endonym rules` lists them.
  ///   - catalogs: Catalogs and folders of them, absolute or relative to the root, for rules that
  ///     hold sources against catalogs; none means those of the configuration.
  ///   - configuration: The configuration's file, where it is another.
  /// - Throws: `SourceBanError` where a rule is unknown or lacks a catalog or a rulebook, the configuration
  ///   is in error, or there is no such folder.
  public init(
    root: String, rules: [String], catalogs: [String] = [], configuration: String? = nil
  ) throws {
    let run = try BanRun(
      root: root, rules: rules, catalogs: catalogs, configuration: configuration)
    let outcome = try run.outcome()
    self.root = run.root.text
    fileCount = outcome.fileCount
    breaches = outcome.findings.map {
      Breach(run.path(of: $0.location), $0.location, $0.rule, "\($0.message). \($0.remedy)")
    }
    unreadable = outcome.problems.map {
      Breach(run.path(of: $0.location), $0.location, "", "\($0.message). \($0.remedy)")
    }
  }

  /// Expects that nothing breaks the bans; each breach is an issue of the current test, at its place.
  ///
  /// - Parameters:
  ///   - minimum: How many sources must have been looked at, so that a wrong folder doesn't pass; at
  ///     least 1.
  ///   - sourceLocation: Where too few or unreadable files are reported.
  public func expectNone(
    atLeast minimum: Int, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    if let shortage = shortage(atLeast: minimum) {
      Issue.record(Comment(rawValue: shortage), sourceLocation: sourceLocation)
    }
    for file in unreadable {
      Issue.record(
        Comment(rawValue: "\(file.path) can't be checked: \(file.message)"),
        sourceLocation: sourceLocation)
    }
    for breach in breaches {
      Issue.record(
        Comment(rawValue: "\(breach.rule): \(breach.message)"),
        sourceLocation: breach.sourceLocation)
    }
  }

  /// What is wrong with the number of sources, as a text for a person; nil where there are enough.
  public func shortage(atLeast minimum: Int) -> String? {
    let needed = max(1, minimum)
    guard fileCount < needed else { return nil }
    return "there are \(fileCount) Swift sources below '\(root)', and \(needed) were to be checked"
  }
}

extension SourceBans.Breach {
  fileprivate init(
    _ path: String, _ location: Findings.SourceLocation, _ rule: String, _ message: String
  ) {
    self.init(
      rule: rule, path: path, line: location.line, column: location.column, message: message)
  }

  /// The place as tests report it.
  var sourceLocation: Testing.SourceLocation {
    let names = path.split(separator: "/")
    let module = names.dropLast().last.map(String.init) ?? "Sources"
    return Testing.SourceLocation(
      fileID: "\(module)/\(names.last ?? "source")", filePath: path, line: max(1, line),
      column: max(1, column))
  }
}
