import Findings

/// Addresses of the files that the page speaks of, as seen from where the page lies.
struct SourceLinks {
  /// The way from the page's folder to the folder that paths are relative to, such as `..`; `.` for
  /// the same folder.
  var base: String

  /// The address of a file: relative, or with the scheme `file`, and never with another.
  func address(of path: String) -> String {
    guard !path.hasPrefix("/") else { return FileURI.reference(to: path) }
    // A first segment with a colon would read as a scheme; behind './' or '..' none does.
    let folder = base == "." ? "./" : FileURI.reference(to: base) + "/"
    return folder + FileURI.reference(to: path).replacing(#/^\.//#, with: "")
  }

  /// A place as editors and people write it.
  static func text(_ location: SourceLocation) -> String {
    "\(VisibleText.spelled(location.path)):\(location.line)"
  }
}
