/// Localized literals with the keys that Xcode extracts for them.
struct InterpolatedKey: Sendable, CustomStringConvertible {
  /// Where the expected key comes from.
  enum Source: String, Sendable {
    /// SwiftUI's public interface: `formatSpecifier(_:)` gives Int and Int64 "%lld", the smaller
    /// ones "%d", UInt and UInt64 "%llu", the smaller ones "%u", Float "%f", Double and CGFloat
    /// "%lf"; `appendInterpolation(_: String)` appends "%@", `appendLiteral` doubles "%".
    case interface = "SwiftUI's interface, LocalizedStringKey.StringInterpolation"
    /// developer.apple.com/documentation/swiftui/localizedstringkey: `Text("Greetings, \(name)!")`
    /// has the key "Greetings, %@!", and the documentation of each `appendInterpolation`.
    case swiftUI = "Apple, LocalizedStringKey"
    /// developer.apple.com/documentation/swift/string/localizationvalue/placeholder.
    case placeholder = "Apple, String.LocalizationValue.Placeholder"
    /// developer.apple.com/documentation/swift/string/localizationvalue.
    case foundation = "Apple, String.LocalizationValue"
    /// developer.apple.com/documentation/appintents.
    case appIntents = "Apple, AppIntents"
    /// onevcat.com/2021/03/swiftui-text-2, which prints the keys.
    case printed = "onevcat, SwiftUI Text 2"
    /// The Swift Programming Language: the types of literals, operators and declarations, from
    /// which the specifier follows by SwiftUI's interface.
    case language = "The Swift Programming Language"
    /// A person's decision: what syntax can't tell is marked, and matched with a wildcard.
    case decision = "what syntax can't tell"
  }

  let code: String
  let key: String
  var isSure = true
  let source: Source

  var description: String { code }

  init(_ code: String, _ key: String, _ source: Source, isSure: Bool = true) {
    self.code = code
    self.key = key
    self.source = source
    self.isSure = isSure
  }

  /// The code in which every row stands.
  static func file(_ code: String) -> String {
    """
    import SwiftUI

    typealias Meters = Double
    enum Level: String { case low, high }

    struct Leg {
      var title: String
      var climb: Float
      var level: Level
      var next: Leg?
    }

    struct Trip: View {
      let name: String
      var days: Int
      var legs: [Leg] = []
      let length: Meters
      @State private var done = 0
      @Binding var share: Double
      var nickname: String?
      var average: Double { length / Double(days) }
      let unknown = makeUnknown()

      func summary(_ style: Int) -> String { "" }

      func body(width: CGFloat, small: Int16, byte: UInt8, big: UInt64, flag: Bool, date: Date) {
        let total = legs.count + 1
        let half = 0.5
        let price: Decimal = 3
        for index in 0..<legs.count {
          if let nickname, let first = legs.first {
            \(code)
          }
        }
      }
    }
    """
  }

  static let all: [InterpolatedKey] = [
    // Without interpolations a key is as written.
    .init(#"Text("Trips")"#, "Trips", .swiftUI),
    .init(#"Text("50% off")"#, "50% off", .interface),
    .init(#"Text("Say \"hi\"\n")"#, "Say \"hi\"\n", .language),
    .init(##"Text(#"A \ raw"#)"##, #"A \ raw"#, .language),
    .init("Text(\"\"\"\n  Two\n  lines\n  \"\"\")", "Two\nlines", .language),
    .init("Text(\"\"\"\n  One \\\n  line\n  \"\"\")", "One line", .language),
    .init(#"Text("\u{2026}")"#, "…", .language),
    // Texts.
    .init(#"Text("Greetings, \(name)!")"#, "Greetings, %@!", .swiftUI),
    .init(#"Text("\(self.name)")"#, "%@", .interface),
    .init(#"Text("\("a")")"#, "%@", .interface),
    .init(#"Text("\(String(days))")"#, "%@", .interface),
    .init(#"Text("\(String(describing: days))")"#, "%@", .interface),
    .init(#"Text("\(name.uppercased())")"#, "%@", .interface),
    .init(#"Text("\(days.formatted())")"#, "%@", .interface),
    .init(#"Text("\(date.formatted(date: .long, time: .omitted))")"#, "%@", .interface),
    .init(#"Text("\(summary(1))")"#, "%@", .interface),
    .init(#"Text("\(name + "!")")"#, "%@", .interface),
    .init(#"Text("\(nickname)")"#, "%@", .interface),
    .init(#"Text("\(nickname ?? "–")")"#, "%@", .interface),
    .init(#"Text("\(flag ? "on" : "off")")"#, "%@", .interface),
    .init(#"Text("\(legs[0].title)")"#, "%@", .interface),
    // Whole numbers.
    .init(#"Text("\(days) days")"#, "%lld days", .interface),
    .init(#"Text("\(3) days")"#, "%lld days", .interface),
    .init(#"Text("\(-3)°")"#, "%lld°", .interface),
    .init(#"Text("\(legs.count) legs")"#, "%lld legs", .interface),
    .init(#"Text("\(total) legs")"#, "%lld legs", .language),
    .init(#"Text("\(days + 1)")"#, "%lld", .language),
    .init(#"Text("\(done)")"#, "%lld", .language),
    .init(#"Text("Leg \(index + 1)")"#, "Leg %lld", .language),
    .init(#"Text("\(Int(share * 100))%")"#, "%lld%%", .interface),
    .init(#"Text("\(Int64(days))")"#, "%lld", .interface),
    .init(#"Text("\(flag ? days : 0)")"#, "%lld", .language),
    .init(#"Text("\(abs(days))")"#, "%lld", .language),
    .init(#"Text("\(Int.max)")"#, "%lld", .interface),
    .init(#"Text("\((days))")"#, "%lld", .language),
    .init(#"Text("\(days as Int)")"#, "%lld", .language),
    .init(#"Text("\(small)")"#, "%d", .interface),
    .init(#"Text("\(Int32(7))")"#, "%d", .interface),
    .init(#"Text("\(byte)")"#, "%u", .interface),
    .init(#"Text("\(UInt(days))")"#, "%llu", .interface),
    .init(#"Text("\(big)")"#, "%llu", .interface),
    // Other numbers.
    .init(#"Text("1.5 + 1.5 = \(1.5 + 1.5)")"#, "1.5 + 1.5 = %lf", .printed),
    .init(#"Text("\(share)")"#, "%lf", .interface),
    .init(#"Text("\(average)")"#, "%lf", .interface),
    .init(#"Text("\(half)")"#, "%lf", .language),
    .init(#"Text("\(length) m")"#, "%lf m", .language),
    .init(#"Text("\(Double(days) / 2)")"#, "%lf", .language),
    .init(#"Text("\(share.rounded())")"#, "%lf", .language),
    .init(#"Text("\(width)")"#, "%lf", .interface),
    .init(#"Text("\(Float(share))")"#, "%f", .interface),
    .init(#"Text("\(first.climb)")"#, "%f", .language),
    // With a specifier, a format or a formatter.
    .init(
      #"Text("1.5 + 1.5 = \(1.5 + 1.5, specifier: "%.1lf")")"#, "1.5 + 1.5 = %.1lf", .printed),
    .init(#"Text("\(share, specifier: "%.2f") km")"#, "%.2f km", .swiftUI),
    .init(#"Text("\(days, format: .number)")"#, "%@", .swiftUI),
    .init(#"Text("\(date, style: .time)")"#, "%@", .swiftUI),
    .init(#"Text("\(date, formatter: formatter)")"#, "%@", .swiftUI),
    .init(
      #"String(localized: "\(placeholder: .int) of \(placeholder: .object)")"#,
      "%lld of %@", .placeholder),
    // Other types.
    .init(#"Text("\(Image(systemName: "star")) \(Text(verbatim: "!"))")"#, "%@ %@", .swiftUI),
    .init(#"Text("\(price)")"#, "%@", .foundation),
    .init(#"Text("\(date)")"#, "%@", .foundation),
    .init(#"String(localized: "\(flag)")"#, "%@", .foundation),
    .init(#"String(localized: "\(first.level)")"#, "%@", .foundation),
    .init(#"String(localized: "\(legs)")"#, "%@", .foundation),
    .init(#"Text("100% of \(name)")"#, "100%% of %@", .interface),
    .init(#"Text("\(name): \(days) of \(share)")"#, "%@: %lld of %lf", .interface),
    .init(##"Text(#"\#(days) \(days)"#)"##, #"%lld \(days)"#, .language),
    .init(#"Summary("Add \(\.$place) to \(\.$trip)")"#, "Add ${place} to ${trip}", .appIntents),
    // What syntax can't tell.
    .init(#"Text("\(unknown)")"#, "%@", .decision, isSure: false),
    .init(#"Text("\(model.distance) km")"#, "%@ km", .decision, isSure: false),
    .init(#"Text("\(unknown + 1)")"#, "%@", .decision, isSure: false),
    .init(#"Text("\(unknown ?? 0)")"#, "%@", .decision, isSure: false),
    .init(#"Text("\(items[0])")"#, "%@", .decision, isSure: false),
    .init(#"items.map { Text("\($0)") }"#, "%@", .decision, isSure: false),
    .init(#"items.map { days in Text("\(days)") }"#, "%@", .decision, isSure: false),
    .init(#"Text("\(Elsewhere(1))")"#, "%@", .decision, isSure: false),
    .init(#"Text("\(share, specifier: format)")"#, "%@", .decision, isSure: false),
  ]
}
