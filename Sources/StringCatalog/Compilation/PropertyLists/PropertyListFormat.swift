/// How a property list is written.
///
/// Both forms are written here: this module does without Foundation, whose writer also orders a
/// binary dictionary's keys by their hashes.
public enum PropertyListFormat: String, Sendable, Hashable, CaseIterable {
  /// XML, one member a line.
  case text
  /// Apple's binary form, version 0 (`bplist00`).
  case binary

  /// Writes a dictionary; equal dictionaries give equal bytes.
  public func bytes(of dictionary: PropertyListDictionary) -> [UInt8] {
    switch self {
    case .text: XMLPropertyList.bytes(of: dictionary)
    case .binary: BinaryPropertyList.bytes(of: dictionary)
    }
  }
}
