#if !canImport(Darwin)
  import Foundation
  import StringCatalog

  /// The files of a table in a bundle.
  struct TableFiles: Sendable, Equatable {
    /// The catalog, where there is one.
    private(set) var catalog: String?
    /// The `.strings` and `.stringsdict` of every language, sorted by the folder's name.
    private(set) var compiled: [CompiledTable.Files] = []
    /// The bundle's `Info.plist`, where there is one.
    private(set) var information: String?
    /// What the file system says about each of the files, by which a change is noticed.
    private(set) var versions: [FileVersion] = []

    /// A file's size and time, as far as the file system tells.
    struct FileVersion: Sendable, Equatable {
      var path: String
      var size: Int
      var seconds: Int
      var nanoseconds: Int
      var number: UInt
    }

    init(table: String, in place: BundlePlace) {
      // A table's name is one of a file, never a way to another folder.
      guard !table.isEmpty, !table.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
      else { return }
      for folder in place.folders {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
          let path = folder + "/" + name
          if name.lowercased().hasSuffix(".lproj") {
            add(folder: path, language: String(name.dropLast(6)), table: table)
          } else if name == table + ".xcstrings", catalog == nil {
            catalog = note(path) ? path : nil
          } else if name == "Info.plist", information == nil {
            information = note(path) ? path : nil
          }
        }
      }
    }

    private mutating func add(folder: String, language: String, table: String) {
      if language == "mul", catalog == nil, note("\(folder)/\(table).xcstrings") {
        catalog = "\(folder)/\(table).xcstrings"
      }
      let strings = "\(folder)/\(table).strings"
      let stringsdict = "\(folder)/\(table).stringsdict"
      let files = CompiledTable.Files(
        language: language, strings: note(strings) ? strings : nil,
        stringsdict: note(stringsdict) ? stringsdict : nil)
      if files.strings != nil || files.stringsdict != nil { compiled.append(files) }
    }

    /// Notes a file's version; false where there is none.
    private mutating func note(_ path: String) -> Bool {
      var information = stat()
      guard stat(path, &information) == 0 else { return false }
      versions.append(
        FileVersion(
          path: path, size: Int(information.st_size), seconds: Int(information.st_mtim.tv_sec),
          nanoseconds: Int(information.st_mtim.tv_nsec), number: UInt(information.st_ino)))
      return true
    }

    static func == (left: TableFiles, right: TableFiles) -> Bool {
      left.versions == right.versions
    }

    /// Reads the tables: the compiled one, which a build made for the bundle, then the catalog.
    func tables() -> [any StringsTable] {
      var tables: [any StringsTable] = []
      if !compiled.isEmpty {
        tables.append(CompiledTable(compiled, sourceLanguage: developmentLanguage))
      }
      if let catalog, let bytes = try? RegularFile.bytes(at: catalog) {
        tables.append(CatalogTable(bytes))
      }
      return tables
    }

    /// The language that the bundle was made in: what its `Info.plist` says, else `Base`, else
    /// English, where the bundle has it.
    private var developmentLanguage: String? {
      let region = information.flatMap(PropertyListFile.dictionary)?["CFBundleDevelopmentRegion"]
      let names = [region as? String, "Base", "en"].compactMap { $0 }
      return names.lazy.compactMap { name in
        compiled.first { LanguageName($0.language) == LanguageName(name) }?.language
      }.first
    }
  }
#endif
