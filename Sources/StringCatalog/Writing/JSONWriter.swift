/// Writes values in a file's habits.
struct JSONWriter {
  let habits: WritingHabits
  private let order = CatalogKeyOrder()
  private let colon: [UInt8]
  private let comma: [UInt8]
  private let padding: [UInt8]
  private let unit: [UInt8]
  private let lineEnding: [UInt8]

  init(_ habits: WritingHabits) {
    self.habits = habits
    colon = Array(habits.colon.utf8)
    comma = Array(habits.comma.utf8)
    padding = Array(habits.padding.utf8)
    unit = Array(habits.indentation.utf8)
    lineEnding = Array(habits.lineEnding.rawValue.utf8)
  }

  /// A value's text, on a line with an indentation; nil puts all of it on that line.
  func bytes(of value: JSONValue, indentation: [UInt8]?) -> [UInt8] {
    var output: [UInt8] = []
    append(value, indentation: indentation, to: &output)
    return output
  }

  private func append(_ value: JSONValue, indentation: [UInt8]?, to output: inout [UInt8]) {
    switch value {
    case .string(let text): output.append(contentsOf: text.written(habits.escaping))
    case .literal(let bytes): output.append(contentsOf: bytes)
    case .array(let part, let elements):
      appendContainer(
        elements, part: part, brackets: ("[", "]"), empty: habits.emptyArray,
        indentation: indentation, to: &output
      ) { element, indentation, output in
        append(element, indentation: indentation, to: &output)
      }
    case .object(let part, let members):
      appendContainer(
        sorted(members, part: part), part: part, brackets: ("{", "}"), empty: habits.emptyObject,
        indentation: indentation, to: &output
      ) { member, indentation, output in
        output.append(contentsOf: member.key.written(habits.escaping))
        output.append(contentsOf: colon)
        append(member.value, indentation: indentation, to: &output)
      }
    }
  }

  private func appendContainer<Member>(
    _ members: [Member], part: CatalogPart, brackets: (Unicode.Scalar, Unicode.Scalar),
    empty: WritingHabits.EmptyForm, indentation: [UInt8]?, to output: inout [UInt8],
    append: (Member, [UInt8]?, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: brackets.0))
    if members.isEmpty {
      output.append(contentsOf: habits.inside(of: empty, indentation: indentation))
    } else if let indentation, !habits.inlineParts.contains(part) {
      let inner = indentation + unit
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(contentsOf: lineEnding)
        output.append(contentsOf: inner)
        append(member, inner, &output)
      }
      output.append(contentsOf: lineEnding)
      output.append(contentsOf: indentation)
    } else {
      output.append(contentsOf: padding)
      for (index, member) in members.enumerated() {
        if index > 0 { output.append(contentsOf: comma) }
        append(member, nil, &output)
      }
      output.append(contentsOf: padding)
    }
    output.append(UInt8(ascii: brackets.1))
  }

  private func sorted(_ members: [JSONMember], part: CatalogPart) -> [JSONMember] {
    let sorted = order.sorted(members, by: \.name)
    guard habits.unsortedParts.contains(part) else { return sorted }
    return habits.fieldOrder.sorted(sorted, by: \.name)
  }
}
