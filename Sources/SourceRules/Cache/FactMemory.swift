import Checks
import Findings
import Foundation

/// What earlier runs learned of sources, by their content, so that only what changed is parsed.
///
/// A remembered fact counts for the same bytes at the same kind of place under the same tool, rules
/// and options; anything else is as if nothing were remembered. Damage to a fact shows by its sum.
/// The memory may be deleted at any time.
public final class FactMemory: @unchecked Sendable {
  /// What makes two files tell the same.
  public struct Key: Sendable, Hashable {
    private var hash: UInt64
    private var size: Int
    private var place: SourcePlace

    /// The key of a file.
    public init(_ bytes: [UInt8], _ place: SourcePlace) {
      var hash = StableHash()
      hash.add(bytes)
      self.hash = hash.value
      size = bytes.count
      self.place = place
    }

    fileprivate init?(_ text: Substring) {
      let parts = text.split(separator: "-")
      guard parts.count == 3, let hash = UInt64(parts[0], radix: 16),
        let size = Int(parts[1], radix: 16), let place = UInt8(parts[2], radix: 16)
      else { return nil }
      self.hash = hash
      self.size = size
      self.place = SourcePlace(
        isInRulebook: place & 1 != 0, mayUseIntents: place & 2 != 0, isTest: place & 4 != 0)
    }

    fileprivate var text: String {
      let bits =
        (place.isInRulebook ? 1 : 0) | (place.mayUseIntents ? 2 : 0) | (place.isTest ? 4 : 0)
      return [String(hash, radix: 16), String(size, radix: 16), String(bits, radix: 16)]
        .joined(separator: "-")
    }
  }

  /// The size in bytes to which the memory is held.
  public static let sizeLimit = 64 << 20

  private static let space = UInt8(ascii: " ")

  private let lock = NSLock()
  private let version: String
  /// The facts as JSON behind their sum, as read and as learned.
  private var known: [Key: ArraySlice<UInt8>] = [:]
  private var used: Set<Key> = []
  private var hasLearned = false

  /// Creates a memory.
  ///
  /// - Parameters:
  ///   - content: What an earlier run wrote; of another version or damaged, it counts for nothing.
  ///   - version: What the facts depend on beside the files: tool, rules and options.
  public init(content: [UInt8] = [], version: String) {
    self.version = version
    let lines = content.split(separator: 0x0A)
    guard let first = lines.first, String(decoding: first, as: UTF8.self) == version else { return }
    for line in lines.dropFirst() {
      guard let end = line.firstIndex(of: Self.space),
        let key = Key(Substring(decoding: line[..<end], as: UTF8.self))
      else { continue }
      known[key] = line[(end + 1)...]
    }
  }

  /// The facts about a file, where they are known.
  func facts(for key: Key) -> SourceFacts? {
    guard let bytes = lock.withLock({ known[key] }) else { return nil }
    guard let start = bytes.firstIndex(of: Self.space),
      bytes[..<start].elementsEqual(Self.sum(of: Array(bytes[(start + 1)...]), for: key)),
      let facts = try? JSONDecoder().decode(
        SourceFacts.self, from: Data(bytes[(start + 1)...]))
    else { return nil }
    lock.withLock { _ = used.insert(key) }
    return facts
  }

  private static func sum(of facts: [UInt8], for key: Key) -> [UInt8] {
    var hash = StableHash(key.text)
    hash.add(facts)
    return Array(hash.text.utf8)
  }

  /// Remembers the facts about a file.
  func remember(_ facts: SourceFacts, for key: Key) {
    guard let data = try? JSONEncoder().encode(facts) else { return }
    let facts = Array(data)
    let bytes = (Self.sum(of: facts, for: key) + [Self.space] + facts)[...]
    lock.withLock {
      known[key] = bytes
      used.insert(key)
      hasLearned = true
    }
  }

  /// What to write for the next run, in the order of the keys; nil where nothing is new.
  ///
  /// Facts that this run had no use for, such as another branch's, are kept as long as there is room.
  public var content: [UInt8]? {
    lock.withLock {
      guard hasLearned else { return nil }
      var content = Array(version.utf8)
      let lines = known.map { (isUsed: used.contains($0.key), text: $0.key.text, facts: $0.value) }
        .sorted { ($0.isUsed ? 0 : 1, $0.text) < ($1.isUsed ? 0 : 1, $1.text) }
      for line in lines where content.count + line.facts.count < Self.sizeLimit {
        content.append(0x0A)
        content += line.text.utf8
        content.append(Self.space)
        content += line.facts
      }
      return content
    }
  }
}
