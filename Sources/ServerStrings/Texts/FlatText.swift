import PluralRules

/// A text of a file, or the plural forms of one, under its whole key.
struct FlatText {
  /// One form.
  struct Form {
    var category: PluralCategory?
    var value: String
    var offset: Int
  }

  /// The names on the way to it, joined by dots.
  var key: String
  /// The text, or its forms.
  var forms: [Form]
  /// Whether it is a text only where another language has one: a boolean's word, a number, or
  /// nothing.
  var isDoubtful = false
}
