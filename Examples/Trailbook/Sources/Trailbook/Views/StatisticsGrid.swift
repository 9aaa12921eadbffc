#if canImport(SwiftUI)
  import SwiftUI

  /// The statistics of a hike, as many beside each other as fit.
  struct StatisticsGrid: View {
    let hike: Hike
    let context: JournalContext

    var body: some View {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 140), spacing: 10, alignment: .leading)],
        spacing: 16
      ) {
        ForEach(HikeStatistic.allCases, id: \.self) { statistic in
          StatisticCell(statistic.title, hike.figure(statistic, in: context))
        }
      }
    }
  }
#endif
