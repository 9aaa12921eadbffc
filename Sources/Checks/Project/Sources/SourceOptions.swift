/// What a configuration says about the sources of an app.
public struct SourceOptions: Sendable, Hashable {
  /// The place where dates are formatted; without one the rules about it are off.
  public var rulebook: Rulebook?
  /// The files in which date intents may be used, relative to the configuration; empty for all.
  public var intentPaths: [GlobPattern]
  /// The app's own functions that look up a text, beside Apple's.
  public var routines: [LocalizingRoutine]
  /// Whether the sources belong to a package or framework, whose texts need `bundle:`.
  public var needsBundle: Bool
  /// The slots whose texts are measured.
  public var slots: [SlotDeclaration] = []
  /// The views each use of which fills a slot.
  public var slotViews: [SlotView] = []

  /// Creates options; the defaults are an app's without a rulebook.
  public init(
    rulebook: Rulebook? = nil, intentPaths: [GlobPattern] = [],
    routines: [LocalizingRoutine] = [], needsBundle: Bool = false
  ) {
    self.rulebook = rulebook
    self.intentPaths = intentPaths
    self.routines = routines
    self.needsBundle = needsBundle
  }
}
