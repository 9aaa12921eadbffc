/// An object under edit: its members with all the white space between them.
///
/// Members keep their number for as long as they live; `order` says how they stand in the text.
struct EditObject: Sendable {
  /// A key and value with the white space around them.
  struct Member: Sendable {
    /// What stands between the opening bracket or the comma before, and the key.
    var leading: EditText
    /// The key as a JSON string.
    var key: EditText
    /// The text of the key.
    var name: String
    /// What stands between the key and the value.
    var colon: EditText
    var value: EditNode
    /// What stands between the value and the comma or closing bracket behind it.
    var trailing: EditText
    /// The place of the key in the file as it was read; nil for a new member.
    var origin: ByteRange?
  }

  /// The members that are or were; a removed one stays here and leaves `order`.
  var members: [Member]
  /// The numbers of the members in the order of the text.
  var order: [Int]
  /// What stands between the brackets where there are no members.
  var inside: EditText
  /// The numbers of the members by name, where there are many.
  private var numbers: [String: [Int]]?
  /// How many members there were when the object was opened; they come first in `members`.
  let openedCount: Int
  /// How the keys are ordered, once that was asked.
  var sorting: KeySorting?
  /// The habits of an entry as it was read, which edits within it follow.
  var habits: WritingHabits?

  /// Objects with more members than this are searched through an index.
  private static var indexedSize: Int { 24 }

  /// Opens an object of a document.
  init(opening object: JSONDocument.Index, of document: JSONDocument) {
    self.init(
      opening: object, of: document, text: EditText.source, value: EditNode.source)
  }

  /// Opens an object that was written by an edit before.
  init(openingFragment fragment: JSONDocument) {
    self.init(
      opening: fragment.root, of: fragment,
      text: { .written(Array(fragment.bytes[$0.range])) },
      value: { .written(Array(fragment.bytes[fragment.range(of: $0).range])) })
    for number in members.indices { members[number].origin = nil }
  }

  private init(
    opening object: JSONDocument.Index, of document: JSONDocument,
    text: (ByteRange) -> EditText, value node: (JSONDocument.Index) -> EditNode
  ) {
    let range = document.range(of: object)
    members = []
    inside = text(ByteRange(start: range.start + 1, end: range.end - 1))
    var cursor = range.start + 1
    for (key, value) in document.members(of: object) {
      let keyRange = document.range(of: key)
      let valueRange = document.range(of: value)
      var end = valueRange.end
      while end < range.end, document.bytes[Int(end)] <= 0x20 { end += 1 }
      members.append(
        Member(
          leading: text(ByteRange(start: cursor, end: keyRange.start)), key: text(keyRange),
          name: document.string(at: key) ?? "",
          colon: text(ByteRange(start: keyRange.end, end: valueRange.start)), value: node(value),
          trailing: text(ByteRange(start: valueRange.end, end: end)), origin: keyRange))
      cursor = end + 1
    }
    order = Array(members.indices)
    openedCount = members.count
    indexWhereMany()
  }

  /// Makes the index once there are many members.
  private mutating func indexWhereMany() {
    guard numbers == nil, order.count > Self.indexedSize else { return }
    var numbers: [String: [Int]] = Dictionary(minimumCapacity: order.count)
    for number in order { numbers[members[number].name, default: []].append(number) }
    self.numbers = numbers
  }

  /// The members of a name in the order of the text; names are compared by their bytes.
  func all(named name: String) -> [Int] {
    let matches = { (number: Int) in members[number].name.utf8.elementsEqual(name.utf8) }
    guard let numbers else { return order.filter(matches) }
    let found = (numbers[name] ?? []).filter(matches)
    return found.count < 2 ? found : order.filter { found.contains($0) }
  }

  /// The last member of a name, as Xcode reads an object that has two.
  func last(named name: String) -> Int? { all(named: name).last }

  /// Takes a new member in at a place of the text.
  @discardableResult
  mutating func take(_ member: Member, at position: Int) -> Int {
    let number = members.count
    members.append(member)
    order.insert(number, at: position)
    numbers?[member.name, default: []].append(number)
    indexWhereMany()
    return number
  }

  /// Lets a member go.
  mutating func drop(_ number: Int) {
    order.removeAll { $0 == number }
    numbers?[members[number].name]?.removeAll { $0 == number }
    members[number].value = .written([])
  }

  /// Appends the object's text.
  func append(to output: inout [UInt8], of document: JSONDocument) {
    output.append(UInt8(ascii: "{"))
    if order.isEmpty { output.append(contentsOf: inside.bytes(in: document)) }
    for (position, number) in order.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      let member = members[number]
      output.append(contentsOf: member.leading.bytes(in: document))
      output.append(contentsOf: member.key.bytes(in: document))
      output.append(contentsOf: member.colon.bytes(in: document))
      member.value.append(to: &output, of: document)
      output.append(contentsOf: member.trailing.bytes(in: document))
    }
    output.append(UInt8(ascii: "}"))
  }
}
