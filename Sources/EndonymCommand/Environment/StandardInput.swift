#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input.
struct StandardInput: TextInput {
  var isTerminal: Bool { isatty(0) == 1 }

  func line() -> String? { readLine(strippingNewline: true) }
}
