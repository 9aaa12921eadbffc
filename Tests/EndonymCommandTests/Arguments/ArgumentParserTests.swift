import Testing

@testable import EndonymCommand

@Suite struct ArgumentParserTests {
  private static let format = OptionDeclaration.value(
    "format", letter: "f", "FORMAT", .choice(["text", "json"]), "Form")
  private static let rule = OptionDeclaration.value("rule", "RULE", .text, repeats: true, "Rule")
  private static let quiet = OptionDeclaration.flag("quiet", letter: "q", "Quiet")
  private static let command = CommandDeclaration(
    name: "check", summary: "Check", discussion: "",
    operand: .init(placeholder: "PATH", kind: .file, repeats: true),
    options: [format, rule, quiet], examples: [])

  private func parse(
    _ arguments: [String], of command: CommandDeclaration = Self.command
  ) throws -> ParsedArguments {
    try ArgumentParser.parse(arguments[...], of: command)
  }

  /// The guidelines of POSIX.1-2017, 12.2, and GNU's long options.
  @Test(arguments: [
    ["--format", "json", "a"], ["--format=json", "a"], ["-f", "json", "a"], ["-fjson", "a"],
    ["a", "--format", "json"], ["--format=json", "--", "a"],
  ])
  func valuesComeInEverySpelling(_ arguments: [String]) throws {
    let parsed = try parse(arguments)
    #expect(parsed.value(of: Self.format) == "json")
    #expect(parsed.operands == ["a"])
    #expect(!parsed.has(Self.quiet))
  }

  @Test func optionsRepeatWhereTheyMay() throws {
    let parsed = try parse(["--rule", "a", "--rule=b", "-q", "--rule=c=d"])
    #expect(parsed.values(of: Self.rule) == ["a", "b", "c=d"])
    #expect(parsed.has(Self.quiet))
    #expect(parsed.values(of: Self.format) == [])
  }

  @Test func afterTwoDashesEverythingIsAnOperand() throws {
    #expect(try parse(["--", "--quiet", "-x", "--"]).operands == ["--quiet", "-x", "--"])
    #expect(try parse(["-"]).operands == ["-"])
    #expect(try parse(["--rule", "-"]).values(of: Self.rule) == ["-"])
    #expect(try parse(["--rule=-x"]).values(of: Self.rule) == ["-x"])
  }

  @Test(
    arguments: [
      (["--formt", "x"], "the option '--formt' is unknown", "Did you mean '--format'?"),
      (["--zzzzzz"], "the option '--zzzzzz' is unknown", nil),
      (["--format"], "the option '--format' needs a FORMAT", nil),
      (["--format", "--quiet"], "the option '--format' needs a FORMAT", nil),
      (["--format="], "the option '--format' has an empty value", nil),
      (["--format", "jsn"], "'jsn' is no FORMAT for '--format'", "Did you mean 'json'?"),
      (["--format", "zzz"], "'zzz' is no FORMAT for '--format'", "Use one of: text, json."),
      (["--format=json", "--format=text"], "the option '--format' is given twice", nil),
      (["--quiet=yes"], "the option '--quiet' takes no value", nil),
      (["-z"], "the option '-z' is unknown", nil), (["-qz"], "the option '-q' takes no value", nil),
    ] as [([String], String, String?)])
  func mistakesAreNamed(_ arguments: [String], _ message: String, _ remedy: String?) {
    let error = #expect(throws: UsageError.self) { try parse(arguments) }
    #expect(error?.message == message)
    if let remedy { #expect(error?.remedy == remedy) }
    #expect(error?.command == "check")
  }

  @Test func operandsAreHeldAgainstTheirDeclaration() throws {
    var command = Self.command
    command.operand = nil
    #expect(throws: UsageError.self) { try parse(["a"], of: command) }
    command.operand = .init(placeholder: "SHELL", kind: .choice(["bash", "zsh"]), isRequired: true)
    #expect(try parse(["bash"], of: command).operands == ["bash"])
    #expect(throws: UsageError.self) { try parse(["bash", "zsh"], of: command) }
    #expect(throws: UsageError.self) { try parse([], of: command) }
    let error = #expect(throws: UsageError.self) { try parse(["bsh"], of: command) }
    #expect(error?.remedy == "Did you mean 'bash'?")
    #expect(try parse(["--help"], of: command).has(CommandDeclaration.help))
    #expect(try parse(["-h"], of: command).has(CommandDeclaration.help))
  }
}
