import Foundation
import Testing

@testable import EndonymCommand

@Suite struct CompletionTests {
  private static var commands: [CommandDeclaration] { EndonymTool.commands.map { $0.declaration } }

  @Test func everyScriptKnowsEveryCommandAndOption() {
    let scripts = [
      BashCompletion.script(for: Self.commands), ZshCompletion.script(for: Self.commands),
      FishCompletion.script(for: Self.commands),
    ]
    for command in Self.commands {
      for script in scripts {
        #expect(script.contains(command.name))
        for option in command.allOptions { #expect(script.contains(option.name)) }
      }
    }
  }

  /// What bash itself offers, asked as readline asks.
  @Test(
    arguments: [
      (["endonym", "ch"], ["check"]), (["endonym", "--v"], ["--version"]),
      (["endonym", "check", "--form"], ["--format"]),
      (["endonym", "check", "--format", "s"], ["sarif"]),
      (["endonym", "stats", "--format", ""], ["json", "text"]),
      (["endonym", "completions", ""], ["bash", "fish", "zsh"]),
      (["endonym", "help", "sch"], ["schema"]), (["endonym", "nonsense", ""], []),
    ] as [([String], [String])])
  func bashCompletes(_ words: [String], _ expected: [String]) throws {
    let shell = "/bin/bash"
    guard FileManager.default.isExecutableFile(atPath: shell) else { return }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      BashCompletion.script(for: Self.commands)
      + "\nCOMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _endonym\n"
      + "printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    let result = try ShellRun(shell, ["-c", script])
    #expect(result.errors == "")
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == expected)
  }

  /// The shells that are installed are asked whether they can read the scripts.
  @Test(arguments: [("zsh", "-n"), ("fish", "--no-execute")])
  func shellsCanReadTheScripts(_ shell: String, _ option: String) throws {
    let paths = ["/bin/\(shell)", "/usr/bin/\(shell)", "/usr/local/bin/\(shell)"]
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return }
    let script =
      shell == "zsh"
      ? ZshCompletion.script(for: Self.commands) : FishCompletion.script(for: Self.commands)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try ShellRun(path, [option, file.path])
    #expect(result.code == 0)
  }

  /// zsh's manual, zshcompsys: brackets and colons end a description unless escaped.
  @Test func descriptionsAreEscaped() {
    let command = CommandDeclaration(
      name: "x", summary: "It's: [a] \\ test", discussion: "",
      options: [.flag("o", letter: "o", "Don't: [stop]")], examples: [])
    let zsh = ZshCompletion.script(for: [command])
    #expect(zsh.contains(#"'x:It'\''s\: \[a\] \\ test'"#))
    #expect(zsh.contains(#"'(-o --o)'{'-o','--o'}'[Don'\''t\: \[stop\]]'"#))
    let fish = FishCompletion.script(for: [command])
    #expect(fish.contains(#"-d 'It\'s: [a] \\ test'"#))
  }
}
