import Findings

/// Something that is checked: a pure function from what was parsed to findings.
///
/// A rule reads no file, prints nothing and knows no other rule.
public protocol Rule: Sendable {
  /// What the rule finds, why that matters, and examples that are its tests.
  static var description: RuleDescription { get }
}

extension Rule {
  /// What the rule finds, why that matters, and examples that are its tests.
  public var description: RuleDescription { Self.description }
}

/// A rule that looks at one entry of a catalog at a time; entries are checked in parallel.
public protocol EntryRule: Rule {
  /// Reports what is wrong with an entry.
  func check(_ entry: InspectedEntry, in catalog: InspectedCatalog, report: inout RuleReport)
}

/// A rule that needs a whole catalog, such as one that compares entries.
public protocol CatalogRule: Rule {
  /// Reports what is wrong with a catalog.
  func check(_ catalog: InspectedCatalog, report: inout RuleReport)
}

/// A rule about the files of a project beside and among its catalogs.
public protocol ProjectRule: Rule {
  /// Reports what is wrong with a project.
  func check(_ project: InspectedProject, report: inout RuleReport)
}
