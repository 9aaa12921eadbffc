/// One format specifier, with its place in the text.
public struct FormatSpecifier: Sendable, Hashable {
  /// What a specifier stands for.
  public enum Kind: Sendable, Hashable {
    /// An argument, such as `%@` or `%2$lld`.
    case argument
    /// A substitution of the entry, `%#@name@`, which consumes the argument that it counts.
    case substitution(String)
    /// The argument of the substitution in whose variation it stands, `%arg`.
    case substitutionArgument
    /// A place in a Cocoa binding's display pattern, `%{value1}@`, which no formatter reads.
    case displayPattern(String)
    /// A percent sign, `%%`.
    case percentSign
  }

  /// A field width or a precision.
  public enum Amount: Sendable, Hashable {
    /// A number in the text; larger ones than 2³¹ − 1 are drawn in to it.
    case number(Int)
    /// `*` or `*2$`: an argument of type `int`, with its position where that is given.
    case argument(position: Int?)
  }

  /// The specifier's place in the text, as UTF-8 offsets.
  public var range: Range<Int>
  /// What it stands for.
  public var kind: Kind
  /// The position of its argument, from 1, where the specifier gives one, as `%1$@` does.
  public var position: Int?
  /// The argument's label, as in `%(name)@`.
  public var label: String?
  /// The flags, such as the zero of `%02d`.
  public var flags: FormatFlags
  /// The field width, such as the 2 of `%02d`.
  public var width: Amount?
  /// The precision, such as the 1 of `%.1f`; 0 where a lone dot stands.
  public var precision: Amount?
  /// The length modifier, such as the `ll` of `%lld`.
  public var lengthModifier: LengthModifier?
  /// The conversion, such as the `d` of `%lld`; `nil` for kinds other than `argument`.
  public var conversion: FormatConversion?
  /// What the formatter takes from its arguments; `nil` for kinds other than `argument`.
  public var argumentType: ArgumentType?
  /// Whether it may as well be text, as the `% o` of "50% off" is.
  ///
  /// An argument is ambiguous where
  ///
  /// 1. its parts stand in an order that only Foundation accepts, such as a flag after the width:
  ///    "%50 indirim";
  /// 2. it has a space among its flags, and no position: "100 % de", "50% off";
  /// 3. it has a `-` or `'` flag and no width to use it on, and neither position nor label:
  ///    "50%-ig", "100%'s";
  /// 4. it has nothing but a width, and its letter begins a word: "%20lik";
  /// 5. it has nothing at all, follows a digit, and its letter begins a word: "100%ig", "50%off";
  /// 6. it has neither position nor label, and encodes a byte of a link: "https://a.org/%E5%A4%A9".
  ///
  /// A length modifier, as the `l` of "%20lik", changes nothing in this.
  public var isAmbiguous: Bool

  /// Creates a specifier without flags, width, precision and length modifier.
  public init(
    range: Range<Int>, kind: Kind, position: Int? = nil, label: String? = nil,
    conversion: FormatConversion? = nil
  ) {
    self.range = range
    self.kind = kind
    self.position = position
    self.label = label
    self.flags = []
    self.conversion = conversion
    self.argumentType = conversion.map { ArgumentType(conversion: $0, lengthModifier: nil) }
    self.isAmbiguous = false
  }

  /// Whether it consumes an argument.
  public var consumesArgument: Bool {
    switch kind {
    case .argument, .substitution, .substitutionArgument: true
    case .displayPattern, .percentSign: false
    }
  }
}
