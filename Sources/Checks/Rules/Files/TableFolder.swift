/// Where a table of strings lives: the folder that holds it, or that holds its `.lproj` folders.
struct TableFolder: Hashable {
  /// The folder's path, empty for the working directory.
  let path: Substring
  /// The `.lproj` folder between the folder and the file, without its extension.
  let localization: Substring?
  /// The file's name without its extension.
  let table: Substring

  /// Takes a file's path apart.
  init(ofFile filePath: String) {
    let (directory, name) = Self.split(filePath[...])
    table = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let (parent, last) = Self.split(directory)
    if last.hasSuffix(".lproj") {
      path = parent
      localization = last.dropLast(".lproj".count)
    } else {
      path = directory
      localization = nil
    }
  }

  private static func split(_ path: Substring) -> (directory: Substring, name: Substring) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    var directory = path[..<slash]
    while directory.hasPrefix("./") { directory = directory.dropFirst(2) }
    return (directory == "." ? "" : directory, path[path.index(after: slash)...])
  }
}
