#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Keys at run time are those that extraction writes into the catalog.
  ///
  /// The rows are those of the extractor's own table (`InterpolatedKeys`, from SwiftUI's public
  /// interface and Apple's documentation of `String.LocalizationValue`).
  struct LocalizationKeyTests {
    private struct Level: CustomLocalizedStringResourceConvertible {
      var localizedStringResource: LocalizedStringResource { "level" }
    }

    static let name = "Anna"
    static let days = 3
    static let share = 0.5
    static let nickname: String? = nil

    static let rows: [(LocalizedStringResource, String)] = [
      ("Trips", "Trips"), ("50% off", "50% off"), ("Say \"hi\"\n", "Say \"hi\"\n"),
      (#"A \ raw"#, #"A \ raw"#), ("\u{2026}", "…"), ("", ""),
      ("Greetings, \(name)!", "Greetings, %@!"), ("\("a")", "%@"), ("\(String(days))", "%@"),
      ("\(name.prefix(2))", "%@"), ("\(name + "!")", "%@"), ("\(nickname ?? "–")", "%@"),
      ("\(days.formatted())", "%@"), ("\(days) days", "%lld days"), ("\(3) days", "%lld days"),
      ("\(-3)°", "%lld°"), ("\(Int(share * 100))%", "%lld%%"), ("\(Int64(days))", "%lld"),
      ("\(Int32(7))", "%d"), ("\(Int16(7))", "%d"), ("\(Int8(7))", "%d"), ("\(UInt8(7))", "%u"),
      ("\(UInt16(7))", "%u"), ("\(UInt32(7))", "%u"), ("\(UInt(7))", "%llu"),
      ("\(UInt64(7))", "%llu"), ("1.5 + 1.5 = \(1.5 + 1.5)", "1.5 + 1.5 = %lf"),
      ("\(share)", "%lf"), ("\(CGFloat(share))", "%lf"), ("\(Float(share))", "%f"),
      ("1.5 + 1.5 = \(1.5 + 1.5, specifier: "%.1lf")", "1.5 + 1.5 = %.1lf"),
      ("\(share, specifier: "%.2f") km", "%.2f km"), ("\(days, format: .number)", "%@"),
      ("\(placeholder: .int) of \(placeholder: .object)", "%lld of %@"),
      ("\(placeholder: .uint) \(placeholder: .float) \(placeholder: .double)", "%llu %f %lf"),
      ("\(placeholder: .double, specifier: "%.1f")", "%.1f"),
      ("\(AttributedString("a"))", "%@"), ("\(Level()) reached", "%@ reached"),
      ("\(LocalizedStringResource("inner"))", "%@"), ("\(true)", "%@"),
      ("100% of \(days) \("%")", "100%% of %lld %@"), ("%@ \(days)", "%%@ %lld"),
      ("\(Date(timeIntervalSince1970: 0))", "%@"),
    ]

    @Test(arguments: rows)
    func keys(resource: LocalizedStringResource, key: String) {
      #expect(resource.key == key)
    }

    @Test("Values are equal where key and arguments are")
    func equality() {
      #expect(String.LocalizationValue("\(1) a") == "\(1) a")
      #expect(String.LocalizationValue("\(1) a") != "\(2) a")
      #expect(String.LocalizationValue("a") == String.LocalizationValue(stringLiteral: "a"))
      #expect(LocalizedStringResource("a", table: "T") != LocalizedStringResource("a"))
      #expect(
        LocalizedStringResource("k", defaultValue: "\(1)").hashValue
          == LocalizedStringResource("k", defaultValue: "\(1)").hashValue)
    }

    @Test("A resource survives being written and read", arguments: rows.map(\.0))
    func coding(resource: LocalizedStringResource) throws {
      let data = try JSONEncoder().encode(resource)
      let read = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
      #expect(read.key == resource.key)
      #expect(String(localized: read) == String(localized: resource))
    }

    @Test("Bundles are described by class, address or as the main one")
    func bundles() throws {
      let url = URL(fileURLWithPath: "/a")
      let resources = [
        LocalizedStringResource("a", bundle: .forClass(TableFolder.self)),
        LocalizedStringResource("a", bundle: .atURL(url)), LocalizedStringResource("a"),
        LocalizedStringResource("a", bundle: Bundle.main),
        LocalizedStringResource("a", defaultValue: "b", bundle: Bundle.main),
      ]
      #expect(resources[0] == LocalizedStringResource("a", bundle: .forClass(TableFolder.self)))
      #expect(resources[1].bundle == .atURL(url))
      #expect(resources[2].bundle == .main)
      #expect(Set(resources).count == 5)
      let coded = try JSONDecoder().decode(
        [LocalizedStringResource].self, from: JSONEncoder().encode(resources))
      #expect(coded[1] == resources[1])
      #expect(coded[2] == resources[2])
      #expect(coded.map { String(localized: $0) } == ["a", "a", "a", "a", "b"])
    }
  }
#endif
