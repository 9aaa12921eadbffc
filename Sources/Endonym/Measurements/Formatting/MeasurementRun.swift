#if !canImport(Darwin)
  import Foundation

  /// A part of a text that is value, unit or neither.
  struct MeasurementRun: Equatable {
    typealias Component = AttributeScopes.FoundationAttributes.MeasurementAttribute.Component

    /// Where it is, in UTF-16.
    var range: Range<Int>
    /// What it is; with none, it stands between.
    var component: Component?
  }
#endif
