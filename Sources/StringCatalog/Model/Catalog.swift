/// A String Catalog: a table of texts in every language of an app.
///
/// Apple doesn't publish the format; what is read here was seen in real files.
public struct Catalog: Sendable {
  /// The file's JSON, byte for byte.
  public let document: JSONDocument
  /// The language of the keys and source values; nil where the field is missing.
  public let sourceLanguage: Positioned<String>?
  /// The version of the format, such as `1.0`; nil where the field is missing.
  public let version: Positioned<String>?
  /// The entries in the order of the file, duplicates included.
  public let entries: [CatalogEntry]
  /// The bytes of the object `strings`.
  public let stringsRange: ByteRange
  /// What stands outside the format but could be read past, in the order of the file.
  public let issues: [CatalogIssue]

  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - limits: The limits on size and depth.
  /// - Throws: `CatalogError` where the file is no JSON or no String Catalog, or where more than 32
  ///   variations and substitutions lie within one another.
  public init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(CatalogError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(parsing: bytes, limits: limits)
    } catch {
      throw CatalogError(error)
    }
    try self.init(document)
  }

  /// Reads a catalog from JSON that was read already.
  ///
  /// - Throws: `CatalogError` where the JSON is no String Catalog, or where more than 32 variations and
  ///   substitutions lie within one another.
  public init(_ document: JSONDocument) throws(CatalogError) {
    var result: Result<CatalogReader.Contents, CatalogError> = .success(.init())
    document.withNodes { bytes, nodes in
      var reader = CatalogReader(bytes: bytes, nodes: nodes)
      do throws(CatalogError) {
        result = .success(try reader.read(document.issues))
      } catch {
        result = .failure(error)
      }
    }
    let contents = try result.get()
    self.document = document
    sourceLanguage = contents.sourceLanguage
    version = contents.version
    entries = contents.entries
    stringsRange = contents.stringsRange
    issues = contents.issues
  }
}
