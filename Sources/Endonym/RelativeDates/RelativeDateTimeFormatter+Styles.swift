#if !canImport(Darwin)
  extension RelativeDateTimeFormatter {
    /// Whether a relative date is told by a number or, where the language has one, by a name.
    public enum DateTimeStyle: Int, Sendable {
      /// Always by a number, as in "1 day ago" and "in 1 week".
      case numeric
      /// By a name, as in "yesterday" and "next week"; by a number where there is none.
      case named
    }

    /// How a relative date's number and unit are written.
    public enum UnitsStyle: Int, Sendable {
      /// The unit in full, as in "2 months ago".
      case full
      /// The unit in full and the number as a word, as in "two months ago".
      case spellOut
      /// The unit abbreviated, as in "2 mo. ago".
      case short
      /// The shortest form that the language has, as in "2mo ago".
      case abbreviated
    }
  }
#endif
