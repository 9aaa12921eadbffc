#if canImport(CHarfBuzz)
  internal import CHarfBuzz
  import Foundation

  /// A font file in memory, mapped.
  final class FontFile: @unchecked Sendable {
    /// The path.
    let path: String
    /// HarfBuzz's handle on its bytes.
    let blob: OpaquePointer
    /// How many faces it holds.
    let faceCount: Int

    /// The greatest file that is opened, in bytes; collections of all of Han take some 100 MB.
    static let sizeLimit = 512 << 20

    private init(path: String, blob: OpaquePointer, faceCount: Int) {
      self.path = path
      self.blob = blob
      self.faceCount = faceCount
    }

    deinit { hb_blob_destroy(blob) }

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - package: The package that installs it, for the error.
    /// - Returns: The open file.
    /// - Throws: What is wrong with the file.
    static func open(_ path: String, package: String?) throws(FontError) -> FontFile {
      let remedy =
        package.map { "Install '\($0)', which has the file, or correct its path." }
        ?? "Correct the path, or install the font."
      var status = stat()
      guard stat(path, &status) == 0 else {
        throw FontError(path: path, message: "the font file is missing", remedy: remedy)
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw FontError(path: path, message: "this is not a font file", remedy: remedy)
      }
      guard status.st_size <= sizeLimit else {
        throw FontError(
          path: path, message: "the file is larger than \(sizeLimit >> 20) MB",
          remedy: "Give a font file.")
      }
      guard let blob = hb_blob_create_from_file_or_fail(path) else {
        throw FontError(
          path: path, message: "the font file can't be read",
          remedy: "Make it readable for this user.")
      }
      let faceCount = Int(hb_face_count(blob))
      guard faceCount > 0 else {
        hb_blob_destroy(blob)
        throw FontError(
          path: path, message: "the file is not an OpenType or TrueType font",
          remedy: "Give a .ttf, .otf, .ttc or .otc file.")
      }
      return FontFile(path: path, blob: blob, faceCount: faceCount)
    }

    /// The SHA-256 of its bytes.
    var digest: String {
      var length: UInt32 = 0
      let bytes = hb_blob_get_data(blob, &length)
      return SHA256.hexadecimalDigest(of: UnsafeRawBufferPointer(start: bytes, count: Int(length)))
    }
  }
#endif
