import StringCatalog

/// What must hold for any input whatever, however broken.
public struct Examination {
  /// What didn't hold; a crash or a hang shows by itself.
  public private(set) var violations: [String] = []

  /// Reads the input in every way that the toolkit reads untrusted bytes.
  public init(of bytes: [UInt8]) {
    do throws(JSONError) {
      let document = try JSONDocument(parsing: bytes)
      var examination = DocumentExamination(document)
      violations += examination.violations()
      examineCatalog(document)
    } catch {
      expect(error.offset >= 0 && error.offset <= bytes.count, "an error outside the file")
      expect(error.position.line >= 1 && error.position.column >= 1, "an error without a place")
      expect(!error.message.isEmpty && !error.remedy.isEmpty, "an error without words")
    }
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    violations += FormatExamination(text).violations()
  }

  private mutating func examineCatalog(_ document: JSONDocument) {
    do throws(CatalogError) {
      let catalog = try Catalog(document)
      violations += CatalogExamination(catalog).violations()
      violations += WritingExamination(catalog).violations()
      violations += CheckExamination(catalog).violations()
    } catch {
      expect(error.position.line >= 1 && error.position.column >= 1, "an error without a place")
      expect(!error.message.isEmpty && !error.remedy.isEmpty, "an error without words")
    }
  }

  private mutating func expect(_ condition: Bool, _ violation: @autoclosure () -> String) {
    if !condition { violations.append(violation()) }
  }
}
