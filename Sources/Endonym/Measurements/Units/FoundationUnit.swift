#if !canImport(Darwin)
  import Foundation

  /// A unit that Foundation defines, with CLDR's name of it.
  struct FoundationUnit: Sendable {
    /// The unit as Foundation makes it.
    let dimension: Dimension
    /// How CLDR names the unit.
    let name: CLDRUnitName
    /// The unit in CLDR, if it has names of its own there.
    let cldrUnit: CLDRUnit?

    /// Takes a unit from Foundation.
    init(_ dimension: Dimension, name: CLDRUnitName, category: String) {
      self.dimension = dimension
      self.name = name
      if case .named(let identifier) = name {
        cldrUnit = CLDRUnit(category: category, identifier: identifier)
      } else {
        cldrUnit = nil
      }
    }
  }
#endif
