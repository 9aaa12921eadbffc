/// How a file's writer lays out JSON: white space, escapes and the order of keys.
///
/// `xcode` is Xcode's form; `init(of:)` recognizes the habits of another tool or hand, so that an
/// edit can follow them.
public struct WritingHabits: Sendable, Hashable {
  /// What ends a line.
  public enum LineEnding: String, Sendable, Hashable, CaseIterable {
    /// A line feed.
    case lineFeed = "\n"
    /// A carriage return and a line feed.
    case carriageReturnLineFeed = "\r\n"
    /// A carriage return alone.
    case carriageReturn = "\r"
  }

  /// How an object or list without members is written.
  public enum EmptyForm: Sendable, Hashable, CaseIterable {
    /// The brackets next to each other: `{}`.
    case closed
    /// The brackets with a space between.
    case spaced
    /// The closing bracket on the next line.
    case nextLine
    /// The closing bracket behind a blank line, as Xcode writes it.
    case blankLine
  }

  /// What ends a line.
  public var lineEnding: LineEnding
  /// What a level is indented by: spaces or tabs.
  public var indentation: String
  /// What stands between a key and its value, such as ` : `.
  public var colon: String
  /// What stands between the members of an object that lies on one line, such as `, `.
  public var comma: String
  /// What stands inside the brackets of an object that lies on one line.
  public var padding: String
  /// The parts that lie on one line; a part within one of them does so too.
  public var inlineParts: Set<CatalogPart>
  /// The parts whose keys aren't in Xcode's order.
  public var unsortedParts: Set<CatalogPart>
  /// How an object without members is written.
  public var emptyObject: EmptyForm
  /// How a list without elements is written.
  public var emptyArray: EmptyForm
  /// Which characters are escaped.
  public var escaping: StringEscaping
  /// Whether a line ending stands behind the last bracket.
  public var endsWithLineEnding: Bool
  /// The order of the format's fields, as far as it was seen to differ from Xcode's.
  var fieldOrder: FieldOrder

  /// Xcode's form: that of `JSONSerialization` with `prettyPrinted`, `sortedKeys` and
  /// `withoutEscapingSlashes`.
  public static let xcode = WritingHabits(
    lineEnding: .lineFeed, indentation: "  ", colon: " : ", comma: ", ", padding: "",
    inlineParts: [], unsortedParts: [], emptyObject: .blankLine, emptyArray: .blankLine,
    escaping: StringEscaping(), endsWithLineEnding: false, fieldOrder: FieldOrder())

  /// Everything on one line and without spaces.
  public static let minified: WritingHabits = {
    var habits = WritingHabits.xcode
    habits.colon = ":"
    habits.comma = ","
    habits.inlineParts = Set(CatalogPart.allCases)
    habits.emptyObject = .closed
    habits.emptyArray = .closed
    return habits
  }()

  /// Recognizes the habits in which a document is written; what it doesn't show is Xcode's.
  public init(of document: JSONDocument) {
    let evidence = HabitEvidence(of: document, at: document.root, part: .root)
    self.init(evidence, otherwise: .xcode)
    // A writer that closes a colon up closes empty brackets up too, as far as any was seen.
    let unseen: EmptyForm = colon == WritingHabits.xcode.colon ? .blankLine : .closed
    let forms = (evidence.emptyObjects.most, evidence.emptyArrays.most)
    emptyObject = forms.0 ?? forms.1 ?? unseen
    emptyArray = forms.1 ?? forms.0 ?? unseen
    let end = document.range(of: document.root).upperBound
    endsWithLineEnding = document.bytes[end...].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension WritingHabits {
  init(
    lineEnding: LineEnding, indentation: String, colon: String, comma: String, padding: String,
    inlineParts: Set<CatalogPart>, unsortedParts: Set<CatalogPart>, emptyObject: EmptyForm,
    emptyArray: EmptyForm, escaping: StringEscaping, endsWithLineEnding: Bool,
    fieldOrder: FieldOrder
  ) {
    self.lineEnding = lineEnding
    self.indentation = indentation
    self.colon = colon
    self.comma = comma
    self.padding = padding
    self.inlineParts = inlineParts
    self.unsortedParts = unsortedParts
    self.emptyObject = emptyObject
    self.emptyArray = emptyArray
    self.escaping = escaping
    self.endsWithLineEnding = endsWithLineEnding
    self.fieldOrder = fieldOrder
  }

  /// What stands between the brackets of an empty object or list on a line with an indentation;
  /// nil means that everything lies on one line.
  func inside(of form: EmptyForm, indentation: [UInt8]?) -> [UInt8] {
    guard let indentation else { return form == .spaced ? [0x20] : [] }
    let line = Array(lineEnding.rawValue.utf8)
    return switch form {
    case .closed: []
    case .spaced: [0x20]
    case .nextLine: line + indentation
    case .blankLine: line + line + indentation
    }
  }
}
