/// A classifier's answer for one language, with the reason where it deviates from the rest.
public struct Classified<Value: Sendable>: Sendable {
  /// The answer.
  public let value: Value
  /// Why this language differs from the usual answer; nil where it doesn't.
  public let reason: String?
  /// The CLDR path or other source that the reason rests on.
  public let source: String?

  /// The answer that most languages get.
  public static func usual(_ value: Value) -> Classified {
    Classified(value: value, reason: nil, source: nil)
  }

  /// An answer of a language's own, with its reason and the reason's source.
  public static func deviating(
    _ value: Value, because reason: String, source: String
  ) -> Classified {
    Classified(value: value, reason: reason, source: source)
  }

  private init(value: Value, reason: String?, source: String?) {
    self.value = value
    self.reason = reason
    self.source = source
  }

  /// The answer under the classifier's name, for a table or an explanation.
  public func decision(
    named name: String, describedBy describe: (Value) -> String = { "\($0)" }
  ) -> ClassifierDecision {
    ClassifierDecision(classifier: name, value: describe(value), reason: reason, source: source)
  }
}

/// What a classifier decided for a language, as text.
public struct ClassifierDecision: Sendable, Hashable, Codable {
  /// The classifier's name.
  public var classifier: String
  /// Its answer.
  public var value: String
  /// Why the language differs from the usual answer; nil where it doesn't.
  public var reason: String?
  /// The CLDR path or other source that the reason rests on.
  public var source: String?

  /// Creates a decision.
  public init(classifier: String, value: String, reason: String?, source: String?) {
    self.classifier = classifier
    self.value = value
    self.reason = reason
    self.source = source
  }
}
