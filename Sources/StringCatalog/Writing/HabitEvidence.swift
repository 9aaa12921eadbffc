/// What a document, or one value in it, shows of its writer's habits.
struct HabitEvidence: Sendable {
  var lineEndings = Tally<WritingHabits.LineEnding>()
  var indentations = Tally<Gap>()
  var colons = Tally<Gap>()
  var commas = Tally<Gap>()
  var paddings = Tally<Gap>()
  var emptyObjects = Tally<WritingHabits.EmptyForm>()
  var emptyArrays = Tally<WritingHabits.EmptyForm>()
  /// How often each kind of part was seen on one line, and over several.
  var inlineParts = Tally<CatalogPart>()
  var brokenParts = Tally<CatalogPart>()
  /// How often the keys of each kind of part were seen in Xcode's order, and in another.
  var sortedParts = Tally<CatalogPart>()
  var unsortedParts = Tally<CatalogPart>()
  var fieldOrder = FieldOrder()
  var characters = CharacterEvidence()

  /// Reads the evidence of a value and all that lies within it.
  init(of document: JSONDocument, at value: JSONDocument.Index, part: CatalogPart) {
    var evidence = HabitEvidence()
    document.withNodes { bytes, nodes in
      var walk = HabitWalk(bytes: bytes, nodes: nodes, from: value.offset, part: part)
      walk.run()
      evidence = walk.evidence
    }
    self = evidence
  }

  /// No evidence.
  init() {}
}

extension WritingHabits {
  /// The habits that evidence shows, and others where it shows nothing.
  init(_ evidence: HabitEvidence, otherwise habits: WritingHabits) {
    self = habits
    lineEnding = evidence.lineEndings.most ?? habits.lineEnding
    indentation = evidence.indentations.most?.text ?? habits.indentation
    colon = evidence.colons.most?.text ?? habits.colon
    comma = evidence.commas.most.map { "," + $0.text } ?? habits.comma
    padding = evidence.paddings.most?.text ?? habits.padding
    emptyObject = evidence.emptyObjects.most ?? habits.emptyObject
    emptyArray = evidence.emptyArrays.most ?? habits.emptyArray
    escaping = evidence.characters.escaping(otherwise: habits.escaping)
    for part in CatalogPart.allCases {
      learnLayout(of: part, from: evidence)
      // A key out of place here and there is a slip of a merge, not a habit.
      if evidence.unsortedParts.count(of: part) * 20 > evidence.sortedParts.count(of: part) {
        unsortedParts.insert(part)
      }
    }
    fieldOrder = evidence.fieldOrder.completed(by: habits.fieldOrder)
  }

  private mutating func learnLayout(of part: CatalogPart, from evidence: HabitEvidence) {
    let inline = evidence.inlineParts.count(of: part)
    let broken = evidence.brokenParts.count(of: part)
    if inline > broken {
      inlineParts.insert(part)
    } else if broken > 0 {
      inlineParts.remove(part)
    } else if part.parents.contains(where: { inlineParts.contains($0) }) {
      inlineParts.insert(part)
    }
  }
}
