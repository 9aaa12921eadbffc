/// Where a catalog lies, and which files of older forms lie around it.
struct CatalogPlacement {
  /// The catalog's folder with a slash behind it; empty for the working directory.
  let folder: Substring
  /// The name of its table.
  let table: String

  init(path: String) {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    folder = path[..<name.startIndex]
    table = String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }

  /// The name of the `.lproj` folder that the catalog lies in, without its extension.
  var localization: Substring? {
    let name = folder.dropLast().split(separator: "/").last ?? ""
    return name.hasSuffix(".lproj") ? name.dropLast(".lproj".count) : nil
  }

  /// The `.strings` and `.stringsdict` files of the same table in the catalog's folder and the
  /// `.lproj` folders in it, or beside the one that it lies in; sorted.
  func legacyTables(in storage: some CompilationStorage) -> [String] {
    var parent = folder
    if localization != nil {
      parent = parent.dropLast()
      parent =
        parent[..<(parent.lastIndex(of: "/").map { parent.index(after: $0) } ?? parent.startIndex)]
    }
    let names = storage.names(in: String(parent))
    let folders = ["\(parent)"] + names.filter { $0.hasSuffix(".lproj") }.map { "\(parent)\($0)/" }
    let wanted = CompiledFile.Kind.allCases.map { "\(table).\($0.rawValue)" }
    return folders.flatMap { folder in
      (folder == parent ? names : storage.names(in: folder)).filter(wanted.contains)
        .map { folder + $0 }
    }.sorted()
  }
}
