extension InspectedSource {
  /// The white space between a line's break and an offset in it.
  func indentation(before offset: Int) -> String {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return text(start..<offset)
  }

  /// The line break before the line of an offset, as a new line there is to have it.
  func lineBreak(before offset: Int) -> String {
    let start = offset - indentation(before: offset).utf8.count
    guard start > 0 else { return "\n" }
    if bytes[start - 1] == 0x0D { return "\r" }
    return start > 1 && bytes[start - 2] == 0x0D ? "\r\n" : "\n"
  }

  /// The start of a line, or of the comments above it where one of them allows what is in the line:
  /// a new line between the two would take the exception away from it.
  func startAboveAllowances(of start: Int) -> Int {
    var place = start
    var result = start
    while true {
      var end = place - indentation(before: place).utf8.count
      guard end > 0 else { return result }
      end -= 1
      if end > 0, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
      place = end
      while place > 0, bytes[place - 1] != 0x0A, bytes[place - 1] != 0x0D { place -= 1 }
      while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
      let comment = text(place..<end)
      guard comment.hasPrefix("//") else { return result }
      if comment.contains("endonym:allow") { result = place }
    }
  }
}
