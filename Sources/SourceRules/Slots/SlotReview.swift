import Checks
import Findings

/// Holds the slots of the configuration against what fills them in the sources.
struct SlotReview {
  /// A use with its source, the slot that it means, and the entries that stand in it.
  struct Use {
    /// The path by which reports call the source.
    var path: String
    /// The use.
    var use: SlotUse
    /// The declared slot, as an index of `slots`; nil where there is none of that name.
    var slot: Int?
    /// The texts whose key is an entry's, each with the entries that it can mean.
    var texts: [(text: SlotUse.Text, entries: [Int])]
  }

  /// The declared slots.
  let slots: [SlotDeclaration]
  /// The entries of all catalogs with what uses them.
  let usage: KeyUsage
  /// What fills slots, in the order of files and places; tests left out.
  private(set) var uses: [Use] = []
  private let covered: [Set<Int>]
  private let project: SourceProject

  /// Creates a review; nil where the configuration has neither slots nor views that hold some.
  init?(_ project: SourceProject) {
    let options = project.options
    guard !options.slots.isEmpty || !options.slotViews.isEmpty else { return nil }
    self.project = project
    slots = options.slots
    usage = KeyUsage(project)
    let entries = usage.entries
    let index = CatalogKeyIndex(entries)
    covered = options.slots.map { slot in
      slot.fills.reduce(into: Set<Int>()) { covered, fill in
        covered.formUnion(SlotEntries(fill, project.catalogs).indices(of: entries))
      }
    }
    for file in project.files where !file.place.isTest {
      for use in file.facts?.slotUses ?? [] {
        let texts = use.texts.compactMap { text -> (SlotUse.Text, [Int])? in
          let found =
            switch text.reference {
            case .symbol(let name): index.entries(ofSymbol: name)
            case .key(let key): index.entries(matching: key)
            }
          return found.isEmpty ? nil : (text, found)
        }
        uses.append(Use(path: file.path, use: use, slot: slot(of: use), texts: texts))
      }
    }
  }

  private func slot(of use: SlotUse) -> Int? {
    slots.firstIndex { slot in
      switch use.name {
      case .configured(let name), .literal(let name): slot.name == name
      case .member(let name): slot.name == name || slot.memberName == name
      }
    }
  }

  /// The entries that a slot measures as texts of its own, as indices of the usage's.
  func entries(measuredBy slot: Int) -> Set<Int> { covered[slot] }

  /// The key of an entry with the place of it, for messages.
  func description(ofEntry entry: Int) -> String {
    let place = location(ofEntry: entry)
    return "\(QuotedText.quoted(usage.entries[entry].key)) (\(place.path):\(place.line))"
  }

  /// Where an entry's key stands.
  func location(ofEntry entry: Int) -> SourceLocation {
    let used = usage.entries[entry]
    let catalog = project.catalogs[used.catalog]
    return catalog.location(of: Int(catalog.catalog.entries[used.index].keyRange.start))
  }

  /// The path by which reports call the configuration.
  var configuration: String {
    slots.first?.location.path ?? project.options.slotViews.first?.location.path
      ?? Project.configurationName
  }
}

extension SlotDeclaration {
  /// The slot's name and the place of its declaration, for messages.
  var described: String { "'\(name)' (\(location.path):\(location.line))" }

  /// The name as code writes a member: `statCardTitle` for `statCard.title`.
  var memberName: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.first.map(String.init) ?? "") + rest.joined()
  }
}
