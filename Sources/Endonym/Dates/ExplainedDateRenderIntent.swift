/// An intent that can say which classifiers its plan rests on.
public protocol ExplainedDateRenderIntent: DateRenderIntent {
  /// The decisions that the plan for a language rests on, with their reasons.
  func decisions(for language: Language) -> [ClassifierDecision]
}
