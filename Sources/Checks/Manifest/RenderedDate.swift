/// One surface in one language: its texts, its plan and the reasons for it.
public struct RenderedDate: Sendable, Hashable, Codable {
  /// The intent's name.
  public var intent: String
  /// The language's identifier.
  public var language: String
  /// The plan, as text for a person.
  public var plan: String
  /// The classifiers that the plan rests on, with their answers and reasons.
  public var decisions: [Decision]
  /// The texts.
  public var texts: [Text]

  /// A classifier's answer.
  public struct Decision: Sendable, Hashable, Codable {
    /// The classifier's name.
    public var classifier: String
    /// Its answer.
    public var value: String
    /// Why the language differs from the usual answer; absent where it doesn't.
    public var reason: String?
    /// What the reason rests on.
    public var source: String?

    /// Creates a decision.
    public init(classifier: String, value: String, reason: String?, source: String?) {
      self.classifier = classifier
      self.value = value
      self.reason = reason
      self.source = source
    }
  }

  /// A text at one moment by one clock.
  public struct Text: Sendable, Hashable, Codable {
    /// The clock: `12h` or `24h`.
    public var clock: String
    /// The moment's name.
    public var instant: String
    /// The text.
    public var value: String

    /// Creates a text.
    public init(clock: String, instant: String, value: String) {
      self.clock = clock
      self.instant = instant
      self.value = value
    }
  }

  /// Creates a rendered date.
  public init(
    intent: String, language: String, plan: String, decisions: [Decision], texts: [Text]
  ) {
    self.intent = intent
    self.language = language
    self.plan = plan
    self.decisions = decisions
    self.texts = texts
  }
}
