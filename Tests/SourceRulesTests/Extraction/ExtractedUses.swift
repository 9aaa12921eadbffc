import Checks

@testable import SourceRules

/// The look-ups in some code.
func extractedUses(
  _ code: String, options: SourceOptions = SourceOptions()
) -> [LocalizedUse] {
  SourceInspector(rules: [], options: options).facts(of: Array(code.utf8)).uses
}

/// What was learned from some code.
func extractedFacts(_ code: String, options: SourceOptions = SourceOptions()) -> SourceFacts {
  SourceInspector(rules: [], options: options).facts(of: Array(code.utf8))
}
