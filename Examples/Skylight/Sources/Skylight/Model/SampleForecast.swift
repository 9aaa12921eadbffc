import Foundation

extension Forecast {
  /// An invented forecast for previews, for widgets in the gallery and for the terminal.
  public static let sample = Forecast(
    place: "Oslo",
    timeZone: TimeZone(identifier: "Europe/Oslo") ?? .gmt,
    updated: now,
    current: CurrentConditions(
      condition: "Light rain",
      temperature: celsius(14),
      feelsLike: celsius(12),
      dewPoint: celsius(9),
      humidity: 0.72,
      wind: Measurement(value: 6, unit: .metersPerSecond),
      gusts: Measurement(value: 11, unit: .metersPerSecond),
      visibility: Measurement(value: 24, unit: .kilometers),
      pressure: AirPressure(
        value: Measurement(value: 1_023, unit: .hectopascals), trend: .rising),
      ultraviolet: UltravioletIndex(value: 4),
      sunProtectionEnd: now + 1.35 * hour),
    hours: hourlyTemperatures.enumerated().map { offset, temperature in
      Hour(
        start: startOfHour + Double(offset) * hour,
        symbolName: offset < 3 ? "cloud.rain" : "cloud.sun",
        temperature: celsius(temperature),
        rainChance: offset < 3 ? 60 : 10)
    },
    days: dailyHighs.enumerated().map { offset, high in
      Day(
        start: startOfDay + Double(offset) * 24 * hour,
        symbolName: offset.isMultiple(of: 3) ? "cloud.rain" : "sun.max",
        high: celsius(high),
        low: celsius(high - 8),
        sunHours: offset.isMultiple(of: 3) ? 2 : 9,
        isRainy: offset.isMultiple(of: 3))
    },
    alerts: [
      WeatherAlert(
        id: "2026-0815-1",
        name: "Oslofjord",
        severity: .severe,
        summary: "Thunderstorms with heavy rain.",
        start: startOfHour + hour,
        end: startOfHour + 5 * hour,
        agency: "MET Norway")
    ],
    airQuality: AirQuality(index: 38, pollutant: "Ozone"),
    sun: Sun(rise: startOfDay + 5.45 * hour, set: startOfDay + 21.1 * hour),
    moon: Moon(daysToFull: 13, illumination: 0.08, rise: startOfDay + 8.2 * hour))

  private static let hour: TimeInterval = 60 * 60

  /// Saturday, 15 August 2026, 17:39 in Oslo.
  private static let now = Date(timeIntervalSince1970: 1_786_808_340)
  private static let startOfHour = now - 39 * 60
  private static let startOfDay = startOfHour - 17 * hour

  private static let hourlyTemperatures: [Double] = [
    14, 14, 13, 13, 12, 11, 11, 10, 10, 9, 9, 9, 9, 10, 11, 12, 13, 14, 15, 16, 17, 17, 17, 16,
  ]
  private static let dailyHighs: [Double] = [17, 19, 20, 18, 21, 22, 19, 18, 20, 17]

  private static func celsius(_ value: Double) -> Measurement<UnitTemperature> {
    Measurement(value: value, unit: .celsius)
  }
}
