#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// The time of the radar's picture, over the picture.
  struct RadarFrame: View {
    let time: Date
    let timeZone: TimeZone

    var body: some View {
      Text(verbatim: time.withFormat(.radarFrameTime, timeZone: timeZone))
        .font(.caption.monospacedDigit())
        .padding(6)
        .background(.thinMaterial, in: .capsule)
    }
  }
#endif
