#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Conversions against CLDR's test data, all of its quantities.
  @Suite(
    "CLDR's unit conversions, unitsTest.txt",
    .enabled(if: CLDRFolder.path != nil, CLDRFolder.absence))
  struct UnitConversionDataTests {
    private let definitions = UnitDefinitions.current

    @Test("Every row converts as it says, but for those that are listed")
    func rows() throws {
      let rows = try CLDRFolder.unitRows("unitsTest.txt")
      let cases = rows.compactMap(UnitConversionRow.init)
      #expect(cases.count == rows.count, "a row has a form that the test can't read")
      var listed = Dictionary(
        uniqueKeysWithValues: UnitConversionDifferences.all.map { ($0.row, $0.reason) })
      for row in cases {
        let passes = self.passes(row)
        if let reason = listed.removeValue(forKey: row.text) {
          #expect(!passes, "'\(row.text)' passes again, though listed: \(reason)")
        } else {
          #expect(passes, "\(row.text)")
        }
      }
      #expect(listed.isEmpty, "listed, but not in the file: \(listed.keys.sorted())")
      print(
        "unitsTest.txt: \(cases.count) rows of all quantities ran, none left out,",
        "\(UnitConversionDifferences.all.count) differ for a reason")
    }

    @Test("The file has as many rows of each quantity as were counted in it by hand")
    func counts() throws {
      let cases = try CLDRFolder.unitRows("unitsTest.txt").compactMap(UnitConversionRow.init)
      let counts = Dictionary(grouping: cases, by: \.quantity).mapValues(\.count)
      #expect(counts == UnitConversionDifferences.countsOfCLDR41)
    }

    private func passes(_ row: UnitConversionRow) -> Bool {
      guard let conversion = definitions.conversion(from: row.source, to: row.target)
      else { return false }
      let exact = 1000 * row.factor + row.offset
      let result = conversion(1000)
      let back = conversion.inverted(result)
      return isNear(result, exact, 1e-14) && isNear(result, row.thousand, 5e-7)
        && isNear(back, 1000, 1e-14)
    }

    private func isNear(_ value: Double, _ other: Double, _ tolerance: Double) -> Bool {
      abs(value - other) <= tolerance * abs(other)
    }
  }
#endif
