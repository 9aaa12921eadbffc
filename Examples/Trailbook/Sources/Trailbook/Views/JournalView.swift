#if canImport(SwiftUI)
  import Endonym
  import SwiftUI

  /// The list of hikes, under their number.
  struct JournalView: View {
    let journal: Journal
    @Environment(\.locale) private var locale
    @AppStorage("elevationUnit") private var elevation: UnitSettings.Elevation?
    @AppStorage("paceUnit") private var pace: UnitSettings.Pace?
    @State private var showsSettings = false

    var body: some View {
      List {
        if let first = journal.firstHike {
          Section {
            StatisticCell(.statHikesTitle, Journal.countFigure(journal.hikes.count, in: context))
            Text(.journalFirstHike(date: first.start(as: .firstHikeDate, in: context)))
              .font(.footnote)
          }
        }
        ForEach(journal.hikes) { hike in
          NavigationLink {
            HikeDetailView(hike: hike, context: context)
          } label: {
            HikeRow(hike: hike, context: context)
          }
        }
      }
      .overlay {
        if journal.hikes.isEmpty {
          ContentUnavailableView {
            Text(.journalEmptyTitle)
          } description: {
            Text(.journalEmptyDescription)
          }
        }
      }
      .navigationTitle(Text(.journalTitle))
      .toolbar {
        Button(.settingsTitle) { showsSettings = true }
      }
      .sheet(isPresented: $showsSettings) {
        UnitSettingsView(defaults: UnitSettings(for: locale), elevation: $elevation, pace: $pace)
      }
    }

    private var context: JournalContext {
      let defaults = UnitSettings(for: locale)
      return JournalContext(
        texts: JournalTexts(locale: locale),
        units: UnitSettings(
          elevation: elevation ?? defaults.elevation, pace: pace ?? defaults.pace))
    }
  }

  #Preview {
    NavigationStack {
      JournalView(journal: .sample)
    }
  }
#endif
