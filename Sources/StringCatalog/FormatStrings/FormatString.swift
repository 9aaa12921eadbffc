/// The format specifiers of a catalog's key or value.
///
/// Follows Apple's "String Format Specifiers" (Formatting String Objects), IEEE Std 1003.1
/// `fprintf`, the stringsdict file format and String Catalogs' `%arg` and `%(label)@`. Whether an
/// ambiguous specifier is an argument or text is decided by ``resolved(against:)``.
public struct FormatString: Sendable, Hashable {
  /// The specifiers in order of occurrence, `%%` and the ambiguous ones included.
  public let specifiers: [FormatSpecifier]
  /// The `%` signs that begin no specifier, such as in "100 %", as UTF-8 offsets in the text.
  public let strayPercents: [Range<Int>]
  /// Whether the formatter reads the text, because arguments are passed with it.
  ///
  /// After parsing: whether the text itself has an unambiguous argument. After resolution: what its
  /// source or its key says.
  public let isFormatted: Bool

  init(specifiers: [FormatSpecifier], strayPercents: [Range<Int>], isFormatted: Bool) {
    self.specifiers = specifiers
    self.strayPercents = strayPercents
    self.isFormatted = isFormatted
  }

  /// Reads the specifiers of a text in one pass; any text is accepted.
  public init(parsing text: some StringProtocol) {
    let parsed = text.utf8.withContiguousStorageIfAvailable { FormatString(utf8: $0) }
    if let parsed {
      self = parsed
    } else {
      var copy = String(text)
      self = copy.withUTF8 { FormatString(utf8: $0) }
    }
  }

  /// Reads the specifiers of a text in UTF-8; allocates nothing where the text has no `%`.
  public init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = FormatScanner(bytes: bytes)
    guard scanner.findPercent() else {
      self.init(specifiers: [], strayPercents: [], isFormatted: false)
      return
    }
    var specifiers: [FormatSpecifier] = []
    var strays: [Range<Int>] = []
    repeat {
      let start = scanner.offset
      if let specifier = scanner.scanSpecifier() {
        specifiers.append(specifier)
      } else {
        strays.append(start..<start + 1)
        scanner.offset = start + 1
      }
    } while scanner.findPercent()
    self.init(
      specifiers: specifiers, strayPercents: strays,
      isFormatted: specifiers.contains { $0.consumesArgument && !$0.isAmbiguous })
  }

  /// The specifiers that consume an argument, substitutions and `%arg` included.
  public var arguments: [FormatSpecifier] { specifiers.filter(\.consumesArgument) }
}
