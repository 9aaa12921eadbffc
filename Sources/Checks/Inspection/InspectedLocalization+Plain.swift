import StringCatalog

extension InspectedLocalization {
  /// Whether it is nothing but one text, as most are; by field, so that a loop copies nothing.
  var isPlain: Bool {
    localization.content.variations.isEmpty && localization.content.substitutions.isEmpty
      && localization.content.stringSet == nil && localization.content.stringUnit?.value != nil
  }
}
