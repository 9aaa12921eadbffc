#if canImport(SwiftUI)
  import SkylightDates
  import SwiftUI

  /// The alerts of one place under a line that counts them; nothing when there are none.
  struct AlertList: View {
    let alerts: [WeatherAlert]
    let timeZone: TimeZone

    var body: some View {
      if !alerts.isEmpty {
        VStack(alignment: .leading, spacing: 10) {
          Text(.alertsActive(count: alerts.count))
            .font(.headline)
          ForEach(alerts) { alert in
            AlertCard(alert: alert, timeZone: timeZone)
          }
        }
      }
    }
  }

  /// One alert: what, where, how grave, until when, by whom.
  struct AlertCard: View {
    let alert: WeatherAlert
    let timeZone: TimeZone

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Text(.alertTitle(name: alert.name))
            .font(.headline)
          Spacer()
          Text(alert.severity.label)
            .font(.caption.bold())
        }
        Text(verbatim: alert.start.withFormat(.alertStartDateTime, timeZone: timeZone))
        Text(.alertExpires(time: alert.end.withFormat(.alertEndDateTime, timeZone: timeZone)))
        Text(verbatim: alert.summary)
        Text(.alertIssuedBy(agency: alert.agency))
        Text(.alertLearnMore)
      }
      .padding(16)
      .background(.orange.opacity(0.2), in: .rect(cornerRadius: 16))
    }
  }

  #Preview {
    AlertList(alerts: Forecast.sample.alerts, timeZone: Forecast.sample.timeZone)
  }
#endif
