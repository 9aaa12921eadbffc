import Examination
import Foundation

/// Examines inputs one after the other, saying before each which it is.
struct Worker {
  var mutation: Mutation
  /// A file in which the number of the input that is being examined stands.
  var progress: String

  /// Examines the inputs of a range; prints and ends with 1 at the first that is wrong.
  func run(_ numbers: Range<UInt64>) throws {
    let descriptor = open(progress, O_WRONLY | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw FuzzingError("can't write '\(progress)'") }
    for number in numbers {
      withUnsafeBytes(of: number.littleEndian) { _ = pwrite(descriptor, $0.baseAddress, 8, 0) }
      let violations = Examination(of: mutation.input(number)).violations
      guard violations.isEmpty else {
        print("input \(number):", violations.prefix(5).joined(separator: "\n  "), separator: "\n  ")
        exit(1)
      }
    }
  }
}

/// Why the harness can't go on.
struct FuzzingError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
