import Checks
import Findings
import Ink
import Slots
import Testing

/// Holds the tightest texts of an app against the budgets of their slots in every run of tests.
///
/// The full sweep over all texts is `endonym widths`, which also proposes what is listed here. What
/// the gate can't measure is an issue, never a pass.
public struct WidthGate: Sendable {
  private enum Content: Sendable {
    case package(PackageWidths)
    case values(slots: [Slot], texts: [SlotText], accepted: AcceptedWidths, deviceWidth: Double)
  }

  private let content: Content

  /// Creates a gate for the texts that a package's `endonym-tightest.json` lists.
  ///
  /// Slots, budgets, fonts, catalogs and accepted widths are those of the package's `endonym.json`.
  /// On Apple's systems the texts of a server aren't measured, and each listed one is an issue.
  ///
  /// - Parameter package: The folder that holds `endonym.json`.
  /// - Throws: `WidthGateError` where the configuration is missing, mistaken or declares no slot.
  public init(package: String) throws(WidthGateError) {
    content = .package(try PackageWidths(package: package))
  }

  /// Creates a gate for slots that are declared in Swift.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - texts: The texts that stand in them.
  ///   - accepted: What may stay though it is too wide.
  ///   - deviceWidth: The width of the screen that must fit, in points.
  public init(
    slots: [Slot], texts: [SlotText], accepted: AcceptedWidths = AcceptedWidths(),
    deviceWidth: Double = DeviceWidth.gate.points
  ) {
    content = .values(slots: slots, texts: texts, accepted: accepted, deviceWidth: deviceWidth)
  }

  /// Measures the texts; each that doesn't fit or can't be measured is an issue of the test.
  public func expect(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for problem in problems() {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  /// What doesn't fit or can't be measured, each as a text for a person; empty where all fits.
  public func problems() -> [String] {
    switch content {
    case .package(let package): package.problems()
    case .values(let slots, let texts, let accepted, let deviceWidth):
      Self.problems(of: slots, texts, accepted, deviceWidth)
    }
  }

  private static func problems(
    of slots: [Slot], _ texts: [SlotText], _ accepted: AcceptedWidths, _ deviceWidth: Double
  ) -> [String] {
    var problems: [ReportProblem] = []
    let names = slots.map(\.name)
    for text in texts where !names.contains(text.slot) {
      problems.append(
        ReportProblem(
          location: text.location ?? SourceLocation(path: text.slot),
          message: "'\(text.value)' stands in the slot '\(text.slot)', which there isn't",
          remedy: "Declare the slot, or name another one."))
    }
    for name in names where !texts.contains(where: { $0.slot == name }) {
      problems.append(
        ReportProblem(
          location: SourceLocation(path: name),
          message: "the slot '\(name)' has no text to measure",
          remedy: "Give it texts, or leave it out."))
    }
    if slots.isEmpty {
      problems.append(
        ReportProblem(
          location: SourceLocation(path: "WidthGate"), message: "nothing is measured: no slots",
          remedy: "Give the gate slots and their texts."))
    }
    do throws(UnmeasurableProject) {
      let measurer = try PlatformMeasurer.measurer(with: nil)
      var sweep = Sweep(
        slots: slots, texts: texts, measurer: measurer, deviceWidth: deviceWidth,
        accepted: accepted, problems: problems)
      sweep.recordsFonts = false
      sweep.family = PlatformMeasurer.family(of: nil)
      return WidthIssues(sweep.run().result).texts
    } catch {
      return WidthIssues(problems: problems + error.problems).texts
    }
  }
}

/// Why a gate can't be set up.
public struct WidthGateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong and what to do, as a compiler writes it.
  public var description: String
}
