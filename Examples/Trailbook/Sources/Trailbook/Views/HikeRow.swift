#if canImport(SwiftUI)
  import Endonym
  import SwiftUI

  /// A hike in the list: its name, its day and its two most telling figures.
  struct HikeRow: View {
    let hike: Hike
    let context: JournalContext

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: hike.name)
            .font(.headline)
          Spacer()
          Text(verbatim: hike.start(as: .hikeDate, in: context))
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        HStack(spacing: 12) {
          ForEach([HikeStatistic.distance, .elevation], id: \.self) { statistic in
            Text(
              hike.figure(statistic, in: context), value: .body.weight(.semibold),
              unit: .footnote)
          }
        }
      }
    }
  }

  #Preview {
    List {
      HikeRow(
        hike: .sample,
        context: JournalContext(texts: JournalTexts(locale: Locale(identifier: "ja")))
      )
    }
  }
#endif
