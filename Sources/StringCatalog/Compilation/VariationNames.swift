import PluralRules

/// The devices and widths by which any text of a localization varies.
struct VariationNames {
  /// The most widths of a localization.
  static let largestWidthCount = 32

  /// The devices, sorted; `other` is among them.
  private(set) var devices: Set<String> = []
  /// The widths, as the catalog spells them.
  private(set) var widths: Set<String> = []
  /// The branches and axes that can't be compiled, with what they are called.
  private(set) var unknown: [(range: ByteRange, description: String)] = []

  init(of content: LocalizedContent) {
    add(content)
  }

  private mutating func add(_ content: LocalizedContent) {
    for axis in content.variations {
      guard let kind = axis.kind else {
        unknown.append((axis.nameRange, "the variation '\(axis.name)'"))
        continue
      }
      for branch in axis.branches {
        switch kind {
        case .plural where PluralCategory(rawValue: branch.name) == nil:
          unknown.append((branch.nameRange, "the plural category '\(branch.name)'"))
        case .device where Device(rawValue: branch.name) == nil:
          unknown.append((branch.nameRange, "the device '\(branch.name)'"))
        case .width where !Self.isWidth(branch.name):
          unknown.append((branch.nameRange, "the width '\(branch.name)'"))
        case .width where widths.count >= Self.largestWidthCount && !widths.contains(branch.name):
          unknown.append((branch.nameRange, "a width beyond \(Self.largestWidthCount) others"))
        case .device: devices.insert(branch.name)
        case .width: widths.insert(branch.name)
        case .plural: break
        }
        add(branch.content)
      }
    }
    for substitution in content.substitutions { add(substitution.content) }
  }

  private static func isWidth(_ name: String) -> Bool {
    (1...9).contains(name.utf8.count)
      && name.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
