/// Finds the links of a text in one pass over its UTF-8 bytes.
struct LinkScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var links: [Link] = []

  /// How many links are looked at; a text with more is no text.
  private static let mostLinks = 256

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The links of a text, in order; allocates nothing where there is none.
  static func links(in text: String) -> [Link] {
    text.withUTF8Bytes { bytes in
      guard bytes.contains(where: { $0 == 0x40 || $0 == 0x2F || $0 == 0x77 || $0 == 0x5D })
      else { return [] }
      var scanner = LinkScanner(bytes)
      scanner.scan()
      return scanner.links
    }
  }

  private mutating func scan() {
    var offset = 0
    while offset < bytes.count, links.count < Self.mostLinks {
      switch bytes[offset] {
      case UInt8(ascii: ":") where hasPrefix("://", at: offset):
        offset = scanAddress(schemeEnd: offset)
      case UInt8(ascii: "w") where hasPrefix("www.", at: offset) && !isWordByte(offset - 1):
        offset = scanAddress(start: offset, hostStart: offset)
      case UInt8(ascii: "@"):
        offset = scanEmail(at: offset)
      case UInt8(ascii: "]") where byte(offset + 1) == UInt8(ascii: "("):
        offset = scanTarget(at: offset + 2)
      default:
        offset += 1
      }
    }
  }

  private mutating func scanAddress(schemeEnd: Int) -> Int {
    var start = schemeEnd
    while start > 0, isSchemeByte(bytes[start - 1]) { start -= 1 }
    guard start < schemeEnd else { return schemeEnd + 3 }
    return scanAddress(start: start, hostStart: schemeEnd + 3)
  }

  private mutating func scanAddress(start: Int, hostStart: Int) -> Int {
    var end = hostStart
    while end < bytes.count, isAddressByte(bytes[end]) { end += 1 }
    while end > hostStart, isTrailingPunctuation(bytes[end - 1]) { end -= 1 }
    var hostEnd = hostStart
    while hostEnd < end, !isHostEnd(bytes[hostEnd]) { hostEnd += 1 }
    guard hostEnd > hostStart else { return max(end, hostStart) }
    var host = string(hostStart..<hostEnd).lowercased()
    if host.hasPrefix("www.") { host.removeFirst(4) }
    links.append(Link(kind: .address, text: string(start..<end), range: start..<end, host: host))
    return end
  }

  private mutating func scanEmail(at sign: Int) -> Int {
    // What a link before this one has taken isn't taken again.
    let limit = links.last?.range.upperBound ?? 0
    var start = sign
    while start > limit, isLocalPartByte(bytes[start - 1]) { start -= 1 }
    var end = sign + 1
    while end < bytes.count, isDomainByte(bytes[end]) { end += 1 }
    while end > sign + 1, !isAlphanumeric(bytes[end - 1]) { end -= 1 }
    let domain = sign + 1..<end
    guard start < sign, domain.count > 3, isAlphanumeric(bytes[sign + 1]),
      bytes[domain].contains(UInt8(ascii: "."))
    else { return sign + 1 }
    links.append(
      Link(
        kind: .email, text: string(start..<end), range: start..<end,
        host: string(domain).lowercased()))
    return end
  }

  private mutating func scanTarget(at start: Int) -> Int {
    var end = start
    let limit = min(bytes.count, start + MarkupScanner.longestTarget)
    while end < limit, bytes[end] != UInt8(ascii: ")"), bytes[end] > 0x20 { end += 1 }
    guard byte(end) == UInt8(ascii: ")"), end > start else { return start }
    let target = string(start..<end)
    // Addresses are found as such.
    if target.contains("://") || target.contains("@") { return start }
    links.append(Link(kind: .target, text: target, range: start..<end, host: target))
    return end
  }
}

extension LinkScanner {
  private func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  private func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[offset + $0] == prefix.utf8Start[$0] }
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private func isWordByte(_ offset: Int) -> Bool { byte(offset).map(isAlphanumeric) ?? false }

  private func isSchemeByte(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private func isLocalPartByte(_ byte: UInt8) -> Bool {
    isSchemeByte(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  private func isDomainByte(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  /// RFC 3986, appendix A, without the brackets that texts put around an address.
  private func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x27, 0x2A...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
    default: false
    }
  }

  private func isTrailingPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x27, 0x2A, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5F, 0x7E: true
    default: false
    }
  }

  private func isHostEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: ":")
  }
}
