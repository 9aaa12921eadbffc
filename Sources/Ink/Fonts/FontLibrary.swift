#if canImport(CHarfBuzz)
  /// The fonts of a stack, all open, numbered in the stack's order.
  struct FontLibrary: Sendable {
    /// The stack.
    let stack: FontStack
    /// The fonts by number.
    private(set) var fonts: [OpenFont] = []
    /// What is wrong with the stack, in its order; a library with problems can't be measured with.
    private(set) var problems: [FontError] = []

    private var numbers: [Key: Int] = [:]

    /// What makes a font another one.
    private struct Key: Hashable {
      var family: Int
      var path: String
      var index: Int
      var axes: [String: Double]
    }

    /// Opens all fonts of a stack.
    ///
    /// Files are mapped and their tables read when they are first needed, so this is cheap.
    init(_ stack: FontStack) {
      self.stack = stack
      if stack.families.isEmpty {
        problems.append(
          FontError(
            path: "fonts", message: "the stack has no family",
            remedy: "Give at least one family of fonts."))
      }
      var files: [String: FontFile] = [:]
      var unusable: Set<String> = []
      for (number, family) in stack.families.enumerated() {
        if family.faces.isEmpty {
          problems.append(
            FontError(
              path: family.name, message: "the family '\(family.name)' has no face",
              remedy: "Give at least one of its files."))
        }
        for face in family.faces where !unusable.contains(face.path) {
          do {
            let file: FontFile
            if let opened = files[face.path] {
              file = opened
            } else {
              file = try FontFile.open(face.path, package: family.package)
              files[face.path] = file
            }
            add(face, of: family, number, in: file)
          } catch {
            unusable.insert(face.path)
            problems.append(error)
          }
        }
      }
    }

    private mutating func add(
      _ face: FontFace, of family: FontFamily, _ number: Int, in file: FontFile
    ) {
      let indexes = Set(family.languageIndexes.values).union([face.index])
      for index in indexes.sorted() {
        let key = Key(family: number, path: face.path, index: index, axes: face.axes)
        guard numbers[key] == nil else { continue }
        do {
          let font = try OpenFont(file, family: number, index: index, axes: face.axes)
          numbers[key] = fonts.count
          fonts.append(font)
        } catch {
          problems.append(error)
        }
      }
    }

    /// The number of a family's font for a weight and a language; nil where it couldn't be opened.
    func number(ofFamily family: Int, weight: FontWeight, language: String) -> Int? {
      let declared = stack.families[family]
      guard let face = declared.face(for: weight) else { return nil }
      let index = declared.index(for: language, of: face)
      return numbers[Key(family: family, path: face.path, index: index, axes: face.axes)]
    }
  }
#endif
