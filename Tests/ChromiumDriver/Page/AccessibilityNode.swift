/// A thing of a page as a screen reader is told of it.
public struct AccessibilityNode: Sendable, Hashable {
  /// What it is, such as `button` or `heading` (WAI-ARIA's roles and Chromium's own).
  public var role: String
  /// What it is called.
  public var name: String
  /// Its value, such as what stands in a field.
  public var value: String?
  /// What is said of it beside its name.
  public var description: String?
  /// Its states, such as `focusable`, `checked` or `level`.
  public var properties: [String: JSONValue]
  /// How many nodes stand above it.
  public var depth: Int
}

extension Page {
  /// What a screen reader is told of the page, in the order of reading; what is hidden from it is
  /// left out.
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"]?.elements ?? []
    var places: [String: Int] = [:]
    for (place, node) in nodes.enumerated() {
      if let id = node["nodeId"]?.string { places[id] = place }
    }
    var (tree, visited): ([AccessibilityNode], Set<Int>) = ([], [])
    var open = nodes.indices.filter { nodes[$0]["parentId"] == nil }.reversed().map { ($0, 0) }
    while let (place, depth) = open.popLast() {
      guard visited.insert(place).inserted else { continue }
      let isIgnored = nodes[place]["ignored"] == true
      if !isIgnored { tree.append(AccessibilityNode(nodes[place], depth: depth)) }
      for child in (nodes[place]["childIds"]?.elements ?? []).reversed() {
        guard let id = child.string, let childPlace = places[id] else { continue }
        open.append((childPlace, isIgnored ? depth : depth + 1))
      }
    }
    return tree
  }
}

extension AccessibilityNode {
  fileprivate init(_ node: JSONValue, depth: Int) {
    role = node["role"]?["value"]?.string ?? ""
    name = node["name"]?["value"]?.string ?? ""
    value = node["value"]?["value"].map { $0.string ?? $0.number.map { "\($0)" } ?? "\($0)" }
    description = node["description"]?["value"]?.string
    properties = Dictionary(
      (node["properties"]?.elements ?? []).compactMap { property in
        property["name"]?.string.map { ($0, property["value"]?["value"] ?? nil) }
      },
      uniquingKeysWith: { $1 })
    self.depth = depth
  }
}
