#if !canImport(Darwin)
  import Foundation
  import Testing

  @testable import Endonym

  /// Preferred units against CLDR's test data, all of its quantities and usages.
  @Suite(
    "CLDR's unit preferences, unitPreferencesTest.txt",
    .enabled(if: CLDRFolder.path != nil, CLDRFolder.absence))
  struct UnitPreferenceDataTests {
    @Test("Every row is preferred as it says, but for those that are listed")
    func rows() throws {
      let rows = try CLDRFolder.unitRows("unitPreferencesTest.txt")
      let cases = rows.compactMap(UnitPreferenceRow.init)
      #expect(cases.count == rows.count, "a row has a form that the test can't read")
      var listed = Dictionary(
        uniqueKeysWithValues: UnitPreferenceDifferences.all.map { ($0.row, $0.reason) })
      for row in cases {
        let passes = self.passes(row)
        if let reason = listed.removeValue(forKey: row.text) {
          #expect(!passes, "'\(row.text)' passes again, though listed: \(reason)")
        } else {
          #expect(passes, "\(row.text): \(String(describing: preferred(row)))")
        }
      }
      #expect(listed.isEmpty, "listed, but not in the file: \(listed.keys.sorted())")
      let reached = cases.filter {
        UnitPreferenceDifferences.reachedByConstants.contains("\($0.quantity)/\($0.usage)")
      }
      print(
        "unitPreferencesTest.txt: \(cases.count) rows of all quantities and usages ran, none left",
        "out, \(UnitPreferenceDifferences.all.count) differ for a reason;",
        "Apple's constants reach \(reached.count) of them")
    }

    @Test("The file has as many rows of each usage as were counted in it by hand")
    func counts() throws {
      let cases = try CLDRFolder.unitRows("unitPreferencesTest.txt")
        .compactMap(UnitPreferenceRow.init)
      let counts = Dictionary(grouping: cases) { "\($0.quantity)/\($0.usage)" }.mapValues(\.count)
      #expect(counts == UnitPreferenceDifferences.countsOfCLDR41)
      #expect(UnitPreferenceDifferences.reachedByConstants.isSubset(of: counts.keys))
    }

    private func preferred(_ row: UnitPreferenceRow) -> PreferredMeasurement? {
      UnitPreferences.preferred(
        row.value, in: UnitCategories.current.unit(row.unit), usage: row.usage,
        locale: Locale(identifier: "en_\(row.region)"))
    }

    private func passes(_ row: UnitPreferenceRow) -> Bool {
      guard let parts = preferred(row)?.parts, parts.map(\.unit.identifier) == row.units
      else { return false }
      return zip(parts.map(\.value), row.values).allSatisfy { value, expected in
        abs(value - expected) <= 1e-12 * max(1, abs(expected))
      }
    }
  }
#endif
