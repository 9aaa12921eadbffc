import Findings

/// Something that is wrong with a text's arguments, as it is reported.
struct FormatFault {
  /// What is wrong, without a full stop.
  var message: String
  /// What to write instead, as a sentence.
  var remedy: String
  /// The specifier at fault, as UTF-8 offsets in the text; nil where one is missing.
  var marked: Range<Int>?
  /// How grave it is.
  var severity = Severity.error
  /// What the app's user meets.
  var consequence: FaultConsequence
  /// Whether the fault is an argument that nobody passes.
  var isSurplus = false
}

/// What the app's user meets where arguments are misread.
enum FaultConsequence {
  case crash
  case garbage
  case wrongArgument
  case lostText
  case literal
  case extra
  case truncated
  case sign
  case notation

  /// Whether the formatter's behaviour is undefined.
  var isCrashClass: Bool {
    switch self {
    case .crash, .garbage, .wrongArgument, .extra: true
    case .lostText, .literal, .truncated, .sign, .notation: false
    }
  }

  /// The consequence as a sentence.
  var sentence: String {
    switch self {
    case .crash:
      "The app crashes when it shows this text: the formatter follows a number as if it were text."
    case .garbage:
      "The app's user reads a meaningless number in place of the value, or the app crashes."
    case .wrongArgument:
      "The app's user reads one value in the place of another."
    case .lostText:
      "The app's user misses a value that the source text shows."
    case .literal:
      """
      The app's user reads the specifier itself; where the code formats the text, the app crashes \
      or shows garbage.
      """
    case .extra:
      "The formatter reads what nobody passed: the app crashes or shows garbage."
    case .truncated:
      "Numbers beyond 2,147,483,647 come out wrong."
    case .sign:
      "Negative or very large numbers come out wrong."
    case .notation:
      "The app's user reads the number in another notation than in the source text."
    }
  }
}
