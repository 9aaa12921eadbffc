import Findings
import Ink

/// Opens the fonts of a project: with HarfBuzz on Linux, with CoreText on Apple's systems.
public enum PlatformMeasurer {
  /// Opens the fonts of a stack.
  ///
  /// - Parameter fonts: The fonts; nil for the platform's own.
  /// - Returns: The measurer.
  /// - Throws: `UnmeasurableProject` with every font that can't be used, its package named.
  public static func measurer(
    with fonts: FontStack?
  ) throws(UnmeasurableProject) -> any TextMeasurer {
    #if canImport(CHarfBuzz)
      let faults = HarfBuzzMeasurer.problems(of: fonts ?? .debian)
      guard faults.isEmpty else {
        throw UnmeasurableProject(problems: faults.map(ReportProblem.init))
      }
    #endif
    do throws(FontError) {
      return try InkPlatform.measurer(for: fonts)
    } catch {
      throw UnmeasurableProject(problems: [ReportProblem(error)])
    }
  }

  /// The name of the preferred family, which needs no digest of its file.
  ///
  /// - Parameter fonts: The fonts; nil for the platform's own.
  /// - Returns: The name; nil where only the measurer knows it.
  public static func family(of fonts: FontStack?) -> String? {
    #if canImport(CHarfBuzz)
      return (fonts ?? .debian).families.first?.name
    #else
      return fonts?.families.first?.name
    #endif
  }
}

/// Why nothing of a project can be measured.
public struct UnmeasurableProject: Error, Sendable {
  /// What keeps it from being measured.
  public var problems: [ReportProblem]

  /// Creates the error.
  public init(problems: [ReportProblem]) {
    self.problems = problems
  }
}

extension ReportProblem {
  fileprivate init(_ error: FontError) {
    self.init(
      location: SourceLocation(path: error.path), message: error.message, remedy: error.remedy)
  }
}
