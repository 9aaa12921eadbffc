#if canImport(SwiftUI)
  import SwiftUI

  /// All statistics of a hike.
  struct HikeDetailView: View {
    let hike: Hike
    let context: JournalContext

    var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Text(verbatim: hike.start(as: .hikeDate, in: context))
            .font(.subheadline)
            .foregroundStyle(.secondary)
          Text(.hikeStatisticsTitle)
            .font(.headline)
          StatisticsGrid(hike: hike, context: context)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
      }
      .navigationTitle(Text(verbatim: hike.name))
    }
  }

  #Preview {
    NavigationStack {
      HikeDetailView(
        hike: .sample,
        context: JournalContext(texts: JournalTexts(locale: Locale(identifier: "fr")))
      )
    }
  }
#endif
