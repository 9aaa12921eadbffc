import Findings

/// The widths that somebody has looked at and accepted, each pinned to its exact text.
public struct AcceptedWidths: Sendable, Hashable {
  /// A text that may stay though it is too wide.
  public struct Acceptance: Sendable, Hashable {
    /// What was accepted.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The text is cut off even when it is scaled down.
      case over
      /// The text fits only when it is scaled down.
      case scaled
    }

    /// The slot's name.
    public var slot: String
    /// The language.
    public var language: String
    /// The exact text.
    public var value: String
    /// What was accepted.
    public var kind: Kind
    /// Why.
    public var reason: String
    /// Where it stands in its file.
    public var location: SourceLocation

    /// Creates an acceptance.
    public init(
      slot: String, language: String, value: String, kind: Kind, reason: String,
      location: SourceLocation
    ) {
      self.slot = slot
      self.language = language
      self.value = value
      self.kind = kind
      self.reason = reason
      self.location = location
    }
  }

  /// A text that was shortened to fit, with its full wording.
  public struct Shortening: Sendable, Hashable {
    /// The slot's name.
    public var slot: String
    /// The language.
    public var language: String
    /// The short text that stands there.
    public var value: String
    /// The text that would stand there if there were room.
    public var full: String
    /// Why it was shortened; nil where nobody said.
    public var reason: String?
    /// Where it stands in its file.
    public var location: SourceLocation

    /// Creates a shortening.
    public init(
      slot: String, language: String, value: String, full: String, reason: String? = nil,
      location: SourceLocation
    ) {
      self.slot = slot
      self.language = language
      self.value = value
      self.full = full
      self.reason = reason
      self.location = location
    }
  }

  /// The accepted texts.
  public var accepted: [Acceptance]
  /// The shortened texts.
  public var shortened: [Shortening]

  /// Creates accepted widths.
  public init(accepted: [Acceptance] = [], shortened: [Shortening] = []) {
    self.accepted = accepted
    self.shortened = shortened
  }

  /// Only what is about some slots and languages, for a run that measures no others.
  ///
  /// - Parameters:
  ///   - slots: The slots' names; nil for all.
  ///   - languages: The languages; nil for all.
  /// - Returns: The rest of what is accepted and shortened.
  public func restricted(to slots: Set<String>?, languages: Set<String>?) -> AcceptedWidths {
    func isKept(_ slot: String, _ language: String) -> Bool {
      slots?.contains(slot) != false && languages?.contains(language) != false
    }
    return AcceptedWidths(
      accepted: accepted.filter { isKept($0.slot, $0.language) },
      shortened: shortened.filter { isKept($0.slot, $0.language) })
  }
}

/// A text in a slot and language, compared byte by byte, by which acceptances are found.
struct PinnedText: Hashable {
  private let slot: String
  private let language: String
  private let bytes: [UInt8]

  init(slot: String, language: String, value: String) {
    self.slot = slot
    self.language = language
    bytes = Array(value.utf8)
  }

  init(_ text: SlotText) {
    self.init(slot: text.slot, language: text.language, value: text.value)
  }
}
