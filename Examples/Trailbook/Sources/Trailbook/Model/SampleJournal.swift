import Foundation

extension Journal {
  /// An invented journal for previews, for the terminal and for the table of quirks.
  public static let sample = Journal(hikes: [.sample, kumano, bonhomme])

  private static let kumano = Hike(
    id: "2026-05-03-1",
    name: "Kumano Kodō",
    // 8:10 in the morning of 3 May 2026 in Japan.
    start: Date(timeIntervalSince1970: 1_777_763_400),
    timeZone: TimeZone(identifier: "Asia/Tokyo") ?? .gmt,
    duration: .seconds(5 * 3600 + 42 * 60),
    distance: Measurement(value: 14.6, unit: .kilometers),
    metersClimbed: 1_012,
    energy: Measurement(value: 1_180, unit: .kilocalories),
    temperature: Measurement(value: 19, unit: .celsius))

  private static let bonhomme = Hike(
    id: "2025-07-21-1",
    name: "Col du Bonhomme",
    // 7:05 in the morning of 21 July 2025 in France.
    start: Date(timeIntervalSince1970: 1_753_074_300),
    timeZone: TimeZone(identifier: "Europe/Paris") ?? .gmt,
    duration: .seconds(4 * 3600 + 8 * 60),
    distance: Measurement(value: 11.2, unit: .kilometers),
    metersClimbed: 1_236,
    energy: Measurement(value: 1_305, unit: .kilocalories),
    temperature: Measurement(value: 6, unit: .celsius))
}

extension Hike {
  /// An invented hike: 748 m climbed, 428 kcal spent, begun at 16:35 in California.
  public static let sample = Hike(
    id: "2026-08-15-1",
    name: "Mount Tallac",
    // Saturday, 15 August 2026, 16:35 in California.
    start: Date(timeIntervalSince1970: 1_786_836_900),
    timeZone: TimeZone(identifier: "America/Los_Angeles") ?? .gmt,
    duration: .seconds(2 * 3600 + 42 * 60),
    distance: Measurement(value: 5.9, unit: .kilometers),
    metersClimbed: 748,
    energy: Measurement(value: 428, unit: .kilocalories),
    temperature: Measurement(value: 14, unit: .celsius))
}
