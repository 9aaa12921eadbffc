import Checks
import Findings

/// Characters without a glyph, as a person can look them up.
public enum MissingCharacters {
  /// A grapheme cluster with its code points, as in `'ก' (U+0E01)`; at most eight of them.
  public static func named(_ cluster: String) -> String {
    let scalars = cluster.unicodeScalars.prefix(8).map(\.codePoint)
    return "'\(VisibleText.spelled(cluster))' (\(scalars.joined(separator: " ")))"
  }
}
