extension DatePattern {
  /// Whether text may be a pattern at all: nothing but fields' letters outside of quotes, and one of
  /// a date or time among them.
  var isPlausible: Bool {
    !fields.isEmpty && fields.allSatisfy { Self.letters.contains($0.letter) }
      && fields.contains { "yYuMLdDEecHhKkjmsQ".contains($0.letter) }
      && fields.allSatisfy { $0.count <= 6 || $0.letter == "S" }
  }

  /// Whether the format is one that machines read: numbers from the year down to the second as in
  /// ISO 8601 and RFC 3339, the time alone with its seconds among them (also the EXIF format `yyyy:MM:dd HH:mm:ss`), or the date of RFC 5322,
  /// section 3.3, and RFC 9110, section 5.6.7.
  var isMachineReadable: Bool { descendsFromYear || isTimeWithSeconds || isMailDate }

  private var descendsFromYear: Bool {
    let order: [Character: Int] = [
      "y": 0, "Y": 0, "u": 0, "M": 1, "L": 1, "w": 1, "d": 2, "D": 2, "e": 2, "H": 3, "k": 3,
      "h": 3, "m": 4, "s": 5, "S": 6, "a": 7, "Z": 8, "X": 8, "x": 8, "z": 8, "O": 8, "V": 8,
    ]
    guard fields.count >= 2, let first = fields.first, order[first.letter] == 0,
      first.count != 2
    else { return false }
    var last = -1
    for field in fields {
      guard let rank = order[field.letter], rank > last, rank < 1 || rank > 5 || field.count <= 3
      else { return false }
      // Words of months are for people.
      if rank == 1, field.count > 2 { return false }
      last = rank
    }
    return separators.allSatisfy { "-_:.,+TZW ".contains($0) }
  }

  private var isTimeWithSeconds: Bool {
    let seconds = fields.prefix { $0.letter != "S" }
    return seconds.map(\.letter) == ["H", "m", "s"] && seconds.allSatisfy { $0.count == 2 }
      && fields.count <= 4 && separators.allSatisfy { ":.".contains($0) }
  }

  private var isMailDate: Bool {
    has("H", "k") && (has("Z", "z", "X", "x", "O", "V") || separators.hasSuffix("GMT")) && has("E")
      && has("d")
      && has("y", "Y", "u") && separators.allSatisfy { ", -:.+GMTUC".contains($0) }
      && fields.allSatisfy { $0.count <= 4 } && !has("a", "B")
  }
}
