/// Argument or text: the one rule.
///
/// Foundation formats a localized string only when arguments are passed with it; without any,
/// "50% off" stands as it is written. With any, the formatter reads every specifier, whatever its
/// author meant: the `% d` of "%@ à 50 % de rabais" takes an argument that nobody passed. So an
/// ambiguous specifier (``FormatSpecifier/isAmbiguous``) is
///
/// - text where the entry passes no argument: neither the source value nor its key has an
///   unambiguous one;
/// - an argument where it passes one; then the specifier either stands in an argument's place or
///   reads one too many, and both are found by comparing signatures.
extension FormatString {
  /// Decides what the ambiguous specifiers of a translation are.
  ///
  /// - Parameter source: The source value after ``resolvedAsSource(key:)``, or the key where there
  ///   is no source value; `nil` where neither is known, and the text decides by itself.
  /// - Returns: The same format string, in which ambiguous specifiers that are text have become
  ///   stray percent signs.
  public func resolved(against source: FormatString?) -> FormatString {
    resolved(isFormatted: source?.isFormatted ?? isFormatted)
  }

  /// Decides what the ambiguous specifiers of a source value are.
  ///
  /// - Parameter key: The entry's key, of which an argument counts as the value's own.
  /// - Returns: The same format string, in which ambiguous specifiers that are text have become
  ///   stray percent signs.
  public func resolvedAsSource(key: FormatString?) -> FormatString {
    resolved(isFormatted: isFormatted || key?.isFormatted ?? false)
  }

  private func resolved(isFormatted: Bool) -> FormatString {
    guard !isFormatted, specifiers.contains(where: \.isAmbiguous) else {
      return FormatString(
        specifiers: specifiers, strayPercents: strayPercents, isFormatted: isFormatted)
    }
    let text = specifiers.lazy.filter(\.isAmbiguous).map(\.range.lowerBound)
    let strays = strayPercents + text.map { $0..<$0 + 1 }
    return FormatString(
      specifiers: specifiers.filter { !$0.isAmbiguous },
      strayPercents: strays.sorted { $0.lowerBound < $1.lowerBound },
      isFormatted: isFormatted)
  }
}
