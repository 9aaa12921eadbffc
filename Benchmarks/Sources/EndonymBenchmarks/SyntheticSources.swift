import Foundation

/// Swift sources as an app has them, no two alike: views and formatting, and the greater part that
/// shows nothing.
struct SyntheticSources {
  var files: [(name: String, text: String)]

  var lines: Int { files.reduce(0) { $0 + $1.text.split(separator: "\n").count } }

  /// Makes sources.
  ///
  /// - Parameter count: How many files; four of nine are views, as in the apps that were counted.
  init(count: Int) {
    var random = SplitMix(state: 42)
    files = (0..<count).map { index in
      let isView = index % 9 < 4
      return (
        name: (isView ? "View" : "Model") + "\(index).swift",
        text: isView ? Self.view(index, &random) : Self.model(index, &random)
      )
    }
  }

  /// Writes the files below a folder, a hundred in each of its own.
  func write(to folder: URL) throws {
    for (index, file) in files.enumerated() {
      let part = folder.appendingPathComponent("Part\(index / 100)")
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: part.appendingPathComponent(file.name))
    }
  }

  private static func view(_ index: Int, _ random: inout SplitMix) -> String {
    var text = "import SwiftUI\n\nstruct Screen\(index): View {\n  let model: Model\(index)\n\n"
    text +=
      "  var body: some View {\n    VStack(alignment: .leading, spacing: \(random.next(20))) {\n"
    for row in 0..<(20 + random.next(30)) {
      let name = "value\(random.next(1000))"
      switch random.next(6) {
      case 0: text += "      Text(.screen\(index)Row\(row))\n        .font(.headline)\n"
      case 1: text += "      Text(model.\(name).formatted(.number.precision(.fractionLength(1))))\n"
      case 2: text += "      Button(.action\(row)) { model.perform(.\(name), at: \(row)) }\n"
      case 3:
        text += "      if model.isVisible(\(row)) {\n        Image(systemName: \"star.\(row)\")\n"
        text += "          .padding(.leading, \(random.next(16)))\n      }\n"
      case 4:
        text += "      ForEach(model.items(\(row)), id: \\.self) { item in\n"
        text += "        Row\(random.next(50))(item: item, isLast: item == model.last)\n      }\n"
      default: text += "      Text(model.date\(row).withFormat(.listRow))\n        .lineLimit(2)\n"
      }
    }
    return text + "    }\n  }\n}\n"
  }

  private static func model(_ index: Int, _ random: inout SplitMix) -> String {
    var text =
      "import Foundation\n\n/// What the server says of \(index).\nstruct Model\(index): Codable {\n"
    let count = 8 + random.next(12)
    for field in 0..<count {
      text += "  var field\(field): \(["Int", "Double", "Bool", "URL"][random.next(4)])?\n"
    }
    text += "\n  enum CodingKeys: String, CodingKey {\n"
    for field in 0..<count { text += "    case field\(field) = \"field_\(random.next(10_000))\"\n" }
    text += "  }\n\n"
    for function in 0..<(10 + random.next(15)) {
      text +=
        "  func compute\(function)(_ input: [Int], limit: Int = \(random.next(500))) -> Int {\n"
      text +=
        "    var total = \(random.next(9))\n    for (index, element) in input.enumerated() {\n"
      text += "      guard element < limit, index % \(2 + random.next(7)) == 0 else { continue }\n"
      text +=
        "      total += element &* \(random.next(99)) - (field\(random.next(count)) == nil ? 1 : 2)\n"
      text += "    }\n    return total\n  }\n\n"
    }
    return text + "}\n"
  }
}

/// Numbers that are the same in every run (SplitMix64).
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
