import Testing

@testable import SourceRules

@Suite struct KeyWordingTests {
  private func finds(_ key: String, in source: String) -> Bool {
    var wording = KeyWording()
    wording.add(key)
    return !wording.keys(wordedIn: Array(source.utf8)).isEmpty
  }

  @Test(arguments: [
    ("Tool call for %@ completed.", #"show("Tool call for \(name) completed.")"#, true),
    ("Tool call for %@ completed.", #"show("Tool called \(name) completed")"#, false),
    ("%lld%% of “all”", #"show("\(n)% of “all”")"#, true),
    ("a \"quote\" and %@", #"show("a \"quote\" and \(b)")"#, true),
    ("No specifier", #"show("No specifier")"#, false),
    ("%@ km", #"show("\(x) km")"#, false),
    ("(%@)", #"show("(\(x))")"#, false),
  ])
  func theLongestWordsTell(_ key: String, _ source: String, _ isFound: Bool) {
    #expect(finds(key, in: source) == isFound)
  }
}
