/// A String Catalog together with the path that it was read from.
public struct CatalogFile: Sendable {
  /// The path as the caller gave it.
  public let path: String
  /// The catalog.
  public let catalog: Catalog

  /// Joins a catalog that was read already with its path.
  public init(path: String, catalog: Catalog) {
    self.path = path
    self.catalog = catalog
  }

  /// The table: the file's name without its extension.
  public var table: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = ".xcstrings"
    return name.lowercased().hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
  }

  /// Reads the catalog at a path.
  ///
  /// - Parameters:
  ///   - path: The file, or a symbolic link to it.
  ///   - limits: The limits on size and depth; a larger file is refused before it is read.
  /// - Throws: `FileError` where there is no readable regular file, or where it is no String Catalog.
  public init(reading path: String, limits: JSONLimits = JSONLimits()) throws(FileError) {
    let bytes = try RegularFile.bytes(at: path, maximumSize: limits.maximumSize)
    do throws(CatalogError) {
      catalog = try Catalog(parsing: bytes, limits: limits)
    } catch {
      throw FileError(path: path, error)
    }
    self.path = path
  }
}
