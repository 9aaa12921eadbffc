#if !canImport(Darwin)
  import Foundation

  /// A row of CLDR's unitPreferencesTest.txt: an amount, a usage and a region, and what it becomes.
  struct UnitPreferenceRow: Sendable {
    let quantity: String
    let usage: String
    let region: String
    let value: Double
    let unit: String
    /// The units that are expected, the larger first.
    let units: [String]
    let values: [Double]
    /// The row as the file has it, to list it by.
    let text: String

    init?(_ fields: [String]) {
      // The input and the last output are written as a rational number and as a decimal one.
      guard fields.count >= 9, (fields.count - 9).isMultiple(of: 2), let value = Double(fields[4])
      else { return nil }
      var units: [String] = []
      var values: [Double] = []
      var index = 6
      while index < fields.count - 3 {
        guard let whole = Double(fields[index]) else { return nil }
        values.append(whole)
        units.append(fields[index + 1])
        index += 2
      }
      guard let last = Double(fields[fields.count - 2]) else { return nil }
      values.append(last)
      units.append(fields[fields.count - 1])
      (quantity, usage, region) = (fields[0], fields[1], fields[2])
      (self.value, unit, self.units, self.values) = (value, fields[5], units, values)
      text = fields.joined(separator: "; ")
    }
  }
#endif
