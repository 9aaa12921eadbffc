/// A web address, an e-mail address or the target of a Markdown link in a text.
struct Link: Hashable {
  /// What a link leads to.
  enum Kind: Hashable {
    /// A web address: `scheme://host/…` or `www.…`.
    case address
    /// An e-mail address.
    case email
    /// The target of a Markdown link that is neither of the two, such as `#top` or `tel:112`.
    case target
  }

  /// What the link leads to.
  var kind: Kind
  /// The link as it stands in the text.
  var text: String
  /// The link's place in the text, as UTF-8 offsets.
  var range: Range<Int>
  /// The host in small letters, without `www.`; of a Markdown target the whole.
  var host: String

  /// Whether two links lead to the same place, or to the same in another language.
  ///
  /// Localized hosts (`de.wikipedia.org`), domains (`example.de`) and paths (`/de/help`) are the same.
  func leadsTo(_ other: Link) -> Bool {
    guard kind == other.kind else { return false }
    if host == other.host || kind == .target { return host == other.host }
    let labels = host.split(separator: ".")
    let others = other.host.split(separator: ".")
    if labels.count > 1, others.count > 1, labels.suffix(2) == others.suffix(2) { return true }
    let names = Set(labels.dropLast().filter { $0.utf8.count > 3 })
    return others.dropLast().contains(where: names.contains)
  }

  /// Whether the link is there as a pattern: of a domain that RFC 2606 reserves for examples.
  var isExample: Bool {
    host.split(separator: ".").contains { $0 == "example" || $0 == "localhost" || $0 == "test" }
  }
}
