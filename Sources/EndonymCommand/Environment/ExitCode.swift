/// What a run amounts to, as the shell learns it.
enum ExitCode: Int32, Sendable {
  /// Nothing at the failing severity was found.
  case clean = 0
  /// Something at the failing severity was found.
  case findings = 1
  /// The call was mistaken, or something could not be read or written.
  case misuse = 2
}
