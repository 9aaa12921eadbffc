import Foundation
import Testing

/// Holds a generated document against the committed file, so that documentation can't fall behind the code.
public struct RecordedDocument: Sendable {
  /// The file.
  public var path: String
  /// Whether to write instead of comparing.
  public var isRecording: Bool

  /// Creates a document; `ENDONYM_RECORD=1` in the environment asks for a recording.
  public init(
    path: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.path = path
    isRecording = environment["ENDONYM_RECORD"] == "1"
  }

  /// Compares the text with the file, or records it; a difference is an issue of the current test.
  public func expect(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    if let problem = problem(with: text) {
      Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
  }

  /// What is wrong; nil where the file holds the text.
  public func problem(with text: String) -> String? {
    guard !text.isEmpty else { return "\(path): nothing was generated" }
    let recorded = FileManager.default.contents(atPath: path)
    if isRecording {
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        return "recorded \(path); look at what changed, then run without ENDONYM_RECORD"
      } catch {
        return "\(path) could not be written: \(error)"
      }
    }
    guard let recorded else { return "\(path) is missing; record it with ENDONYM_RECORD=1" }
    guard recorded != Data(text.utf8) else { return nil }
    return "\(path) is not what the code generates; record it with ENDONYM_RECORD=1 and read it"
  }
}
