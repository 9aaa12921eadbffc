import Checks
import Findings

/// Learns from a source all that there is to know, in one walk.
public struct SourceInspector: Sendable {
  private let dispatch: RuleDispatch
  private let options: SourceOptions

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - rules: The rules to run.
  ///   - options: What the configuration says about sources.
  public init(rules: [any SourceRule] = SourceRuleRegistry.fileRules, options: SourceOptions) {
    dispatch = RuleDispatch(rules)
    self.options = options
  }

  /// Parses and walks a source.
  ///
  /// - Parameters:
  ///   - bytes: The content; what isn't Swift is skipped by the parser.
  ///   - place: Where the file lies with regard to the configuration's patterns.
  /// - Returns: Findings in the order of the file, and what the rules on projects need.
  public func facts(of bytes: [UInt8], at place: SourcePlace = SourcePlace()) -> SourceFacts {
    let source = InspectedSource(bytes: bytes, options: options, place: place)
    let walker = SourceWalker(source, dispatch: dispatch)
    walker.run()
    var facts = walker.collector.facts
    facts.findings = walker.reports.flatMap(\.findings).sorted {
      ($0.offset, $0.rule, $0.message) < ($1.offset, $1.rule, $1.message)
    }
    // Two rules note the same formats.
    var offsets: Set<Int> = []
    facts.rawFormats = walker.reports.flatMap(\.rawFormats)
      .filter { offsets.insert($0.position.offset).inserted }
      .sorted { $0.position.offset < $1.position.offset }
    return facts
  }
}
