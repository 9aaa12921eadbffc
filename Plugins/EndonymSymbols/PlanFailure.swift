/// Why a build can't be planned.
struct PlanFailure: Error, CustomStringConvertible {
  var message: String
  var description: String { message }

  init(_ message: String) { self.message = message }
}
