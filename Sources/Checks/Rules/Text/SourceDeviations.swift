import StringCatalog

/// What sets an entry's translations apart from their source, gathered before it is reported.
///
/// Where many languages stray from the source in the same way, it is the source that strays: then
/// one finding says so, in place of one for every language.
struct SourceDeviations<Kind: Hashable> {
  /// One translated text that strays.
  struct Deviation {
    var kind: Kind
    var leaf: InspectedLeaf
    var marked: Range<Int>?
  }

  /// The texts that stray, in the order of the file.
  private(set) var deviations: [Deviation] = []
  private var comparedLanguages = 0
  private var lastCompared: String?

  /// How many languages must agree against the source, at the least.
  private static var quorum: Int { 3 }
  /// The share of languages above which the source is taken to stray.
  private let share: Double

  /// Creates an empty collection.
  ///
  /// - Parameter share: The share of languages above which the source is taken to stray, 0 to 1.
  init(share: Double = 0.5) {
    self.share = share
  }

  /// Notes that a text is held against its source.
  mutating func compare(_ leaf: InspectedLeaf) {
    if lastCompared != leaf.language {
      comparedLanguages += 1
      lastCompared = leaf.language
    }
  }

  /// Notes that a text strays from its source.
  mutating func add(_ kind: Kind, in leaf: InspectedLeaf, marked: Range<Int>?) {
    deviations.append(Deviation(kind: kind, leaf: leaf, marked: marked))
  }

  /// Reports the texts that stray, or the source where many of them stray from it alike.
  ///
  /// - Parameters:
  ///   - entry: The entry that the texts belong to.
  ///   - report: Where the findings go.
  ///   - translation: Reports one text.
  ///   - source: What is wrong with the source, and what to do, told of a number of languages.
  func report(
    of entry: InspectedEntry, to report: inout RuleReport,
    translation: (Deviation, inout RuleReport) -> Void,
    source: (_ kind: Kind, _ count: Int, _ compared: Int) -> (message: String, remedy: String)
  ) {
    guard !deviations.isEmpty else { return }
    let counts = languageCounts
    let sharedKinds = counts.filter {
      $0.value >= Self.quorum && Double($0.value) > Double(comparedLanguages) * share
    }
    var reportedKinds: Set<Kind> = []
    for deviation in deviations {
      guard let count = sharedKinds[deviation.kind] else {
        translation(deviation, &report)
        continue
      }
      guard reportedKinds.insert(deviation.kind).inserted else { continue }
      let text = source(deviation.kind, count, comparedLanguages)
      if let leaf = entry.sourceLeaf(for: deviation.leaf) {
        report.add(text.message, remedy: text.remedy, in: leaf, of: entry)
      } else {
        report.add(
          text.message, remedy: text.remedy, at: entry.entry.keyRange, entry: entry.entry.key)
      }
    }
  }

  /// How many languages stray in each way.
  private var languageCounts: [Kind: Int] {
    var languages: [Kind: Set<String>] = [:]
    for deviation in deviations {
      languages[deviation.kind, default: []].insert(deviation.leaf.language)
    }
    return languages.mapValues(\.count)
  }
}
