import Findings

/// A text that is listed for the gate: where it comes from, not how it reads, so that the gate
/// measures today's text, in every combination of its arguments.
public struct TightestText: Sendable, Hashable {
  /// The slot's name.
  public var slot: String
  /// The language.
  public var language: String
  /// What it is the text of.
  public var origin: TextOrigin
  /// The text itself where the configuration gives it and nothing else names it.
  public var sample: String?
  /// Where it is listed.
  public var location: SourceLocation

  /// Creates a listed text.
  public init(
    slot: String, language: String, origin: TextOrigin, sample: String? = nil,
    location: SourceLocation
  ) {
    self.slot = slot
    self.language = language
    self.origin = origin
    self.sample = sample
    self.location = location
  }

  /// The name by which a selection knows it.
  var name: String {
    switch origin {
    case .entry(_, let key, _), .server(let key, _): key
    case .date(let intent, _, _): intent
    case .figure(let name, _): name
    case .sample: sample ?? ""
    }
  }

  /// By what it is found among measured texts.
  var identity: Identity {
    Identity(slot: slot, language: language, origin: origin, sample: sample)
  }

  /// What makes two texts the same, whatever they read.
  struct Identity: Hashable {
    var slot: String
    var language: String
    var origin: TextOrigin
    var sample: String?
  }
}

extension TightestText.Identity {
  init(_ text: SlotText) {
    self.init(
      slot: text.slot, language: text.language, origin: text.origin,
      sample: text.origin == .sample ? text.value : nil)
  }
}
