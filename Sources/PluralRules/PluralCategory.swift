/// A plural category of CLDR's (UTS 35, part 3, "Language Plural Rules").
public enum PluralCategory: String, Sendable, Hashable, Codable, CaseIterable {
  case zero, one, two, few, many, other
}
