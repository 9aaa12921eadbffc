/// Turns the user's clock in a skeleton into the hour field that says it.
enum DateSkeleton {
  /// A skeleton with `j` written as `h` or `H` (UTS 35, part 4, "Input skeleton characters").
  static func resolve(_ template: String, clock: DateClock) -> String {
    let hour: Character = clock == .twelveHour ? "h" : "H"
    return String(template.map { $0 == "j" ? hour : $0 })
  }
}
