import Foundation
import Ink

/// What a page allows itself, as a browser enforces it (Content Security Policy Level 3).
///
/// Nothing may be loaded but pictures that stand in the page; only the script and the style whose
/// hashes are named may take effect, so that no markup that slipped in could.
enum ContentPolicy {
  /// The policy of a page with one script and one style.
  static func text(script: [UInt8], style: [UInt8]) -> String {
    [
      "default-src 'none'", "img-src data:", "script-src '\(hash(script))'",
      "style-src '\(hash(style))'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  /// A hash source (CSP 3, 2.3.1); its digest is in base64, not in hexadecimal digits.
  private static func hash(_ code: [UInt8]) -> String {
    let digits = code.withUnsafeBytes { Array(SHA256.hexadecimalDigest(of: $0).utf8) }
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) ?? 0
    }
    return "sha256-\(Data(bytes).base64EncodedString())"
  }
}
