#if canImport(SwiftUI)
  import SwiftUI

  /// One measured value: what it is, the value or its level, and what it means.
  ///
  /// Its three texts are the slots `statCard.title`, `statCard.subtitle` and `statCard.description` of
  /// `endonym.json`, whose sizes, weights and factors are those that stand here.
  struct StatCard: View {
    let title: LocalizedStringResource
    let subtitle: Text
    let description: LocalizedStringResource
    let times: [String]
    @ScaledMetric(relativeTo: .headline) private var subtitleSize = 18.0

    /// Creates a card whose subtitle is formatted or composed, with rendered times below it.
    init(
      _ title: LocalizedStringResource, subtitle: Text, description: LocalizedStringResource,
      times: [String] = []
    ) {
      self.title = title
      self.subtitle = subtitle
      self.description = description
      self.times = times
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Text(title)
          .font(.subheadline.weight(.semibold))
          // endonym:allow single-line-without-scale -- every title is measured in its slot
          .lineLimit(1)
        subtitle
          .font(.system(size: subtitleSize, weight: .bold))
          .lineLimit(1)
          .minimumScaleFactor(0.8)
        Spacer(minLength: 0)
        Text(description)
          .font(.footnote)
          .lineLimit(1)
          .minimumScaleFactor(0.9)
        ForEach(times, id: \.self) { time in
          Text(verbatim: time)
            .font(.footnote)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(16)
      .background(.quaternary, in: .rect(cornerRadius: 16))
    }
  }

  #Preview {
    StatCard(
      .statWindTitle,
      subtitle: Text(verbatim: "6 m/s"),
      description: .statWindDescription(speed: "11 m/s"))
  }
#endif
