#if !canImport(Darwin)
  import Endonym
  import Foundation
  import Testing

  /// Variations of a catalog's text: plurals in devices, devices in plurals, several substitutions.
  struct VariationTests {
    private func unit(_ value: String) -> String {
      #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
    }

    private func axis(_ kind: String, _ branches: KeyValuePairs<String, String>) -> String {
      let list = branches.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
      return #"{"variations":{"\#(kind)":{\#(list)}}}"#
    }

    private func folder() throws -> TableFolder {
      let taps = axis("plural", ["one": unit("%lld tap"), "other": unit("%lld taps")])
      let clicks = axis("plural", ["one": unit("%lld click"), "other": unit("%lld clicks")])
      let byDevice = axis("device", ["iphone": taps, "other": clicks])
      let oneByDevice = axis("device", ["mac": unit("%lld click"), "other": unit("%lld touch")])
      let byPlural = axis("plural", ["one": oneByDevice, "other": unit("%lld touches")])
      return try TableFolder.catalog(
        """
        "%lld in device" : { "localizations" : { "en" : \(byDevice) } },
        "%lld in plural" : { "localizations" : { "en" : \(byPlural) } },
        "fallback" : { "localizations" : {
          "en" : \(axis("device", ["ipad": unit("pad"), "mac": unit("mac")])),
          "fr" : \(axis("device", [:])) } },
        "wide" : { "localizations" : { "en" : \(axis("width", [
          "10": unit("short"), "20": unit("rather long"), "x": unit("odd"),
        ])) } },
        "text %@ %lld" : { "localizations" : { "en" : \(axis("plural", [
          "one": unit("%2$lld by %1$@"), "other": unit("%2$lld all by %1$@"),
        ])) } }
        """)
    }

    private func text(
      _ value: String.LocalizationValue, _ device: LocalizationDevice, width: Int? = nil,
      _ locale: String = "en"
    ) throws -> String {
      try folder().string(
        value, locale,
        LocalizationSettings(device: device, width: width, store: StringsStore()))
    }

    @Test func aPluralInADevice() throws {
      #expect(try text("\(1) in device", .iphone) == "1 tap")
      #expect(try text("\(2) in device", .iphone) == "2 taps")
      #expect(try text("\(1) in device", .appletv) == "1 click")
      #expect(try text("\(2) in device", .other) == "2 clicks")
    }

    @Test func aDeviceInAPlural() throws {
      #expect(try text("\(1) in plural", .mac) == "1 click")
      #expect(try text("\(1) in plural", .ipad) == "1 touch")
      #expect(try text("\(2) in plural", .mac) == "2 touches")
    }

    @Test func aDeviceWithoutABranchTakesTheFirstOne() throws {
      #expect(try text("fallback", .mac) == "mac")
      #expect(try text("fallback", .other) == "pad")
      #expect(try text("fallback", .mac, "fr") == "mac")
    }

    /// Source: Apple, `variantFittingPresentationWidth(_:)`: the widest variant that fits.
    @Test func aWidthTakesTheWidestBranchThatFits() throws {
      #expect(try text("wide", .other) == "rather long")
      #expect(try text("wide", .other, width: 20) == "rather long")
      #expect(try text("wide", .other, width: 19) == "short")
      #expect(try text("wide", .other, width: 1) == "short")
    }

    @Test func aPluralFollowsTheFirstNumber() throws {
      #expect(try text("text \("me") \(1)", .other) == "1 by me")
      #expect(try text("text \("me") \(5)", .other) == "5 all by me")
    }

    @Test func theSettingsOfATaskCount() async throws {
      let folder = try folder()
      var resource = LocalizedStringResource("\(1) in plural", bundle: folder.bundle)
      resource.locale = Locale(identifier: "en")
      let text = LocalizationSettings.$task.withValue(.init(device: .mac)) {
        String(localized: resource)
      }
      #expect(text == "1 click")
      #expect(String(localized: resource) == "1 touch")
    }

    /// The row "plural categories lost at run time": 5 takes 'many' in Polish.
    @Test func severalSubstitutionsCountTheirOwnArguments() throws {
      let part = { (number: Int, name: String) in
        """
        "\(name)":{"argNum":\(number),"formatSpecifier":"lld","variations":{"plural":{\
        "one":\(self.unit("%arg \(name)-one")),"few":\(self.unit("%arg \(name)-few")),\
        "many":\(self.unit("%arg \(name)-many")),"other":\(self.unit("%arg \(name)-other"))}}}
        """
      }
      let folder = try TableFolder.catalog(
        """
        "%lld and %lld" : { "localizations" : { "pl" : {
          "stringUnit" : { "state" : "translated", "value" : "%#@b@, %#@a@" },
          "substitutions" : { \(part(1, "a")), \(part(2, "b")) } } } }
        """)
      #expect(folder.string("\(1) and \(5)", "pl") == "5 b-many, 1 a-one")
      #expect(folder.string("\(22) and \(1)", "pl") == "1 b-one, 22 a-few")
    }

    @Test func aThousandTasksReadTheSameTextsAtOnce() async throws {
      let folder = try folder()
      let store = StringsStore()
      let wrong = await withTaskGroup(of: Int.self) { group in
        for number in 0..<1_000 {
          group.addTask {
            let device: LocalizationDevice = number % 2 == 0 ? .iphone : .mac
            let settings = LocalizationSettings(device: device, store: store)
            var wrong = 0
            for count in [1, 2, 7] {
              let text = folder.string("\(count) in device", "en", settings)
              let word = (number % 2 == 0 ? "tap" : "click") + (count == 1 ? "" : "s")
              if text != "\(count) \(word)" { wrong += 1 }
            }
            return wrong
          }
        }
        return await group.reduce(0, +)
      }
      #expect(wrong == 0)
    }
  }
#endif
