import Checks
import Findings
import Testing

@testable import ServerStrings

/// Whatever stands in a file, reading it neither crashes nor reports a place that isn't there.
struct MutatedFileTests {
  private static let seeds: [(ServerStringsDeclaration.Format, [UInt8])] =
    ServerRuleRegistry.rules.flatMap { rule in
      (rule.description.triggering + rule.description.nonTriggering).flatMap { example in
        example.serverFiles.sorted { $0.key < $1.key }.map {
          (example.serverFormat, Array(RuleExample.unmarked($0.value).text.utf8))
        }
      }
    }

  @Test("Three thousand mutated files are read, their findings in place", arguments: 0..<30)
  func mutated(portion: Int) {
    var random = SplitMix(state: UInt64(portion))
    for _ in 0..<100 {
      var (format, bytes) = Self.seeds[random.next(Self.seeds.count)]
      for _ in 0...random.next(4) { mutate(&bytes, &random) }
      expectInPlace(bytes, format)
    }
  }

  private func expectInPlace(_ bytes: [UInt8], _ format: ServerStringsDeclaration.Format) {
    let path =
      switch format {
      case .rails: "config/locales/en.yml"
      case .json: "server/en.json"
      case .strings: "server/en.lproj/Server.strings"
      }
    var files = MemoryFiles([:])
    files.files["/app/" + path] = bytes
    var project = Project(root: FilePath("/app"))
    project.options.sourceLanguage = "en"
    project.options.requiredLanguages = ["de"]
    project.slotOptions.serverStrings = [
      ServerStringsDeclaration(
        paths: [path.replacing("/en", with: "/{language}")], format: format,
        location: SourceLocation(path: "endonym.json"))
    ]
    let read = ServerStringsReader(fileSystem: files).catalogs(of: project)
    let findings = ServerChecker(options: project.options)
      .findings(in: read.catalogs, beside: [])
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for location in findings.map(\.location) + read.problems.map(\.location) {
      #expect((1...lines).contains(location.line))
      #expect((1...bytes.count + 1).contains(location.column))
    }
    // Nothing is lost silently: a file is read or a problem.
    #expect(!read.catalogs.isEmpty || !read.problems.isEmpty)
  }

  private static let pieces: [[UInt8]] =
    [
      "&a ", "*a", "<<: *a", "? ", ": ", "- ", "|\n", ">-\n", "!!str ", "!ruby/object:X ", "\"",
      "'",
      "{", "}", "[", "]", "---\n", "...\n", "%YAML 1.1\n", "\t", "\u{0}", "\u{85}", "\u{2028}",
      "\u{FEFF}", "no: ", "~", "\\U", "\\ud800", "/*", "//", ";", "=", "\r", "\r\n", "%{", "{{",
      "👩‍👩‍👧", "one:", "other:",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE]]

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let place = random.next(bytes.count + 1)
    let end = min(bytes.count, place + random.next(24))
    switch random.next(5) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Self.pieces[random.next(Self.pieces.count)], at: place)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: random.next(bytes.count + 1))
    case 3: bytes.removeSubrange(place...)
    default: if place < bytes.count { bytes[place] = UInt8(random.next(256)) }
    }
  }
}

/// Numbers that are the same in every run (SplitMix64).
private struct SplitMix {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
