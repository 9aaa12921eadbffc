/// How many declarations may still be looked at to tell the types of one source's interpolations.
///
/// Every name is looked up from its place outwards, which in a file of nothing but statements would
/// take the square of its length. Beyond the limit, which no file of people's comes near, types are
/// unknown.
final class ScopeBudget {
  private static let limit = 400_000

  private var rest = ScopeBudget.limit

  /// Whether one more may be looked at.
  func spend() -> Bool {
    rest -= 1
    return rest > 0
  }
}
