/// A classifier's answer for one language, with the reason where it deviates from the rest.
///
/// Inlinable, so that an app's classifiers, which run at every render, are specialized in the app.
@frozen
public struct Classified<Value: Sendable>: Sendable {
  /// The answer.
  public let value: Value
  // Read only when somebody asks: composing a sentence would cost each render more than its lookup.
  @usableFromInline let reasonText: (@Sendable () -> String)?
  @usableFromInline let sourceText: (@Sendable () -> String)?

  /// Why this language differs from the usual answer; nil where it doesn't.
  public var reason: String? { reasonText?() }

  /// The CLDR path or other source that the reason rests on.
  public var source: String? { sourceText?() }

  /// The answer that most languages get.
  @inlinable
  public static func usual(_ value: Value) -> Classified {
    Classified(value: value, reasonText: nil, sourceText: nil)
  }

  /// An answer of a language's own, with its reason and the reason's source.
  @inlinable
  public static func deviating(
    _ value: Value, because reason: @autoclosure @escaping @Sendable () -> String,
    source: @autoclosure @escaping @Sendable () -> String
  ) -> Classified {
    Classified(value: value, reasonText: reason, sourceText: source)
  }

  @inlinable
  init(
    value: Value, reasonText: (@Sendable () -> String)?, sourceText: (@Sendable () -> String)?
  ) {
    self.value = value
    self.reasonText = reasonText
    self.sourceText = sourceText
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
