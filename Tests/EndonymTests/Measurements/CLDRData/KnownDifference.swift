#if !canImport(Darwin)
  /// A row of CLDR's data from which the ICU in use differs, and why that is right.
  struct KnownDifference: Sendable {
    var row: String
    var reason: String
  }
#endif
