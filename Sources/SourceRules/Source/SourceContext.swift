import SwiftSyntax

/// What surrounds the place that a rule looks at.
public struct SourceContext {
  /// A type or extension whose body surrounds the place.
  public struct EnclosingType: Sendable, Hashable {
    /// The type's name.
    public var name: String
    /// The names of what it inherits from or conforms to, as written there.
    public var inherited: [String]
  }

  /// The source.
  public let source: InspectedSource
  /// The types around the place, the outermost first.
  public internal(set) var types: [EnclosingType] = []
  /// The names of the functions and computed variables around the place, the outermost first.
  public internal(set) var functions: [String] = []
  /// How many previews surround the place.
  var previews = 0
  /// How many `#if DEBUG` branches surround the place.
  var debugBranches = 0

  init(source: InspectedSource) {
    self.source = source
  }

  /// Whether only the developer's previews show the place.
  public var isInPreview: Bool { previews > 0 }

  /// Whether the place is compiled for debugging only, so that no user sees it.
  public var isDebugOnly: Bool { debugBranches > 0 }

  /// Whether the place lies in a SwiftUI view, modifier, scene or widget.
  public var isInView: Bool {
    types.contains { type in
      type.inherited.contains {
        ["View", "ViewModifier", "Scene", "App", "Widget", "SwiftUI.View"].contains($0)
      }
    }
  }

  /// Whether the place belongs to the rulebook, by its file or a declared symbol around it.
  public var isInRulebook: Bool {
    if source.place.isInRulebook { return true }
    guard let symbols = source.options.rulebook?.symbols, !symbols.isEmpty else { return false }
    return types.contains { symbols.contains($0.name) }
      || functions.contains { symbols.contains($0) }
  }
}
