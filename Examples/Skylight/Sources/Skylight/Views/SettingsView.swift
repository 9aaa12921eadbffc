#if canImport(SwiftUI)
  import SwiftUI

  /// The few things to choose.
  struct SettingsView: View {
    @AppStorage("temperatureUnit") private var unit = TemperatureUnit.celsius
    @AppStorage("warnsOfSevereWeather") private var warnsOfSevereWeather = true
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        Form {
          Picker(.settingsUnits, selection: $unit) {
            ForEach(TemperatureUnit.allCases, id: \.self) { unit in
              Text(verbatim: unit.symbol)
            }
          }
          Toggle(.settingsAlerts, isOn: $warnsOfSevereWeather)
        }
        .navigationTitle(.settingsTitle)
        .toolbar {
          Button(.settingsDone) { dismiss() }
        }
      }
    }
  }

  /// The units of temperature to choose from.
  enum TemperatureUnit: String, CaseIterable {
    case celsius, fahrenheit

    /// The unit's sign, the same in every language.
    var symbol: String {
      switch self {
      case .celsius: "°C"
      case .fahrenheit: "°F"
      }
    }
  }

  #Preview {
    SettingsView()
  }
#endif
