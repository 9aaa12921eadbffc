import Checks

/// A rule about all sources of a project together, or about them and its catalogs.
///
/// It sees what was noted of each file, not the files: those may not have been parsed at all.
public protocol SourceProjectRule: Rule {
  /// Reports what is wrong with a project's sources.
  func check(_ project: SourceProject, report: inout SourceProjectReport)
}
