import StringCatalog

/// What a configuration says about the places on the screen whose texts are measured.
public struct SlotOptions: Sendable, Hashable {
  /// The layouts from whose arithmetic budgets are computed.
  public var layouts: [LayoutDeclaration] = []
  /// The slots.
  public var slots: [SlotDeclaration] = []
  /// The views that hold slots, for the comparison of sources and sweep.
  public var slotViews: [SlotView] = []
  /// The fonts; nil for the platform's own stack.
  public var fonts: FontDeclarations?
  /// The width in points of the device that must fit; nil for the standard one.
  public var gateWidth: Double?
  /// The widths in points of devices whose verdicts are told and fail nothing.
  public var informationalWidths: [Double] = [375]
  /// The texts that a server owns.
  public var serverStrings: [ServerStringsDeclaration] = []
  /// The file of accepted widths.
  public var acceptedFile: FilePath?
  /// The file that lists the tightest texts, for the gate in unit tests.
  public var tightestFile: FilePath?
  /// The Markdown report that is committed.
  public var report: FilePath?

  /// Creates options without a slot.
  ///
  /// - Parameter root: The project's folder, in which the files stand by their usual names.
  public init(root: FilePath) {
    acceptedFile = FilePath("endonym-accepted.json", relativeTo: root)
    tightestFile = FilePath("endonym-tightest.json", relativeTo: root)
    report = FilePath("Documentation/Widths.md", relativeTo: root)
  }
}
