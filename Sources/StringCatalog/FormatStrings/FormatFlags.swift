/// The flag characters of a format specifier (IEEE Std 1003.1, `fprintf`).
public struct FormatFlags: OptionSet, Sendable, Hashable {
  /// One bit for each flag.
  public let rawValue: UInt8

  /// Creates a set of flags from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `-`: the text stands at the left of its field.
  public static let leftJustified = FormatFlags(rawValue: 1 << 0)
  /// `+`: a number always has its sign.
  public static let signed = FormatFlags(rawValue: 1 << 1)
  /// A space: a number without a sign has a space before it.
  public static let spaced = FormatFlags(rawValue: 1 << 2)
  /// `0`: zeros fill the field.
  public static let zeroPadded = FormatFlags(rawValue: 1 << 3)
  /// `#`: the alternative form, such as `0x` before a hexadecimal number.
  public static let alternative = FormatFlags(rawValue: 1 << 4)
  /// `'`: the thousands are grouped.
  public static let grouped = FormatFlags(rawValue: 1 << 5)

  init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .leftJustified
    case UInt8(ascii: "+"): self = .signed
    case UInt8(ascii: " "): self = .spaced
    case UInt8(ascii: "0"): self = .zeroPadded
    case UInt8(ascii: "#"): self = .alternative
    case UInt8(ascii: "'"): self = .grouped
    default: return nil
    }
  }
}
