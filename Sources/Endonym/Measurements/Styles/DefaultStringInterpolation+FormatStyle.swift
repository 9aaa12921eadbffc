import Foundation

extension DefaultStringInterpolation {
  /// Interpolates a value as a style writes it.
  public mutating func appendInterpolation<S: FormatStyle>(
    _ value: S.FormatInput, format: S
  ) where S.FormatOutput == String {
    appendLiteral(format.format(value))
  }
}
