#if canImport(SwiftUI)
  import Endonym
  import SwiftUI

  /// One statistic: what it is, and its figure with a large value and a small unit.
  struct StatisticCell: View {
    private let title: LocalizedStringResource
    private let figure: Figure

    init(_ title: LocalizedStringResource, _ figure: Figure) {
      self.title = title
      self.figure = figure
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(1)
        Text(figure, value: .system(.title, design: .rounded, weight: .bold), unit: .subheadline)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
