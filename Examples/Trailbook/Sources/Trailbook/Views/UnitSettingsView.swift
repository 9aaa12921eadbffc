#if canImport(SwiftUI)
  import Endonym
  import SwiftUI

  /// The units to choose, under the names that the locale gives them.
  struct UnitSettingsView: View {
    let defaults: UnitSettings
    @Binding var elevation: UnitSettings.Elevation?
    @Binding var pace: UnitSettings.Pace?
    @Environment(\.locale) private var locale
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack {
        Form {
          Picker(.settingsElevationUnitTitle, selection: chosenElevation) {
            ForEach(UnitSettings.Elevation.allCases, id: \.self) { unit in
              Text(verbatim: name(of: unit.unit))
            }
          }
          Picker(.settingsPaceUnitTitle, selection: chosenPace) {
            ForEach(UnitSettings.Pace.allCases, id: \.self) { unit in
              Text(verbatim: name(of: unit.unit))
            }
          }
        }
        .navigationTitle(Text(.settingsTitle))
        .toolbar {
          Button(.settingsDone) { dismiss() }
        }
      }
    }

    private var chosenElevation: Binding<UnitSettings.Elevation> {
      Binding {
        elevation ?? defaults.elevation
      } set: {
        elevation = $0
      }
    }

    private var chosenPace: Binding<UnitSettings.Pace> {
      Binding {
        pace ?? defaults.pace
      } set: {
        pace = $0
      }
    }

    private func name(of unit: UnitLength) -> String {
      Figure.unitLabel(for: unit, count: 5, width: .wide, locale: locale)
    }
  }
#endif
