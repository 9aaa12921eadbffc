import Foundation

/// One hike of the journal.
public struct Hike: Sendable, Identifiable, Hashable {
  /// The identifier, the same for good.
  public let id: String

  /// The hike's name, as the hiker has written it.
  public let name: String

  /// When it began.
  public let start: Date

  /// The time zone of the trail, in which the hiker remembers the day.
  public let timeZone: TimeZone

  /// How long it took, rests left out.
  public let duration: Duration

  /// How far it went.
  public let distance: Measurement<UnitLength>

  /// The metres climbed; every elevation is stored in metres.
  public let metersClimbed: Double

  /// The energy that the hiker spent.
  public let energy: Measurement<UnitEnergy>

  /// The air temperature at the start.
  public let temperature: Measurement<UnitTemperature>

  /// Creates a hike.
  public init(
    id: String, name: String, start: Date, timeZone: TimeZone, duration: Duration,
    distance: Measurement<UnitLength>, metersClimbed: Double, energy: Measurement<UnitEnergy>,
    temperature: Measurement<UnitTemperature>
  ) {
    self.id = id
    self.name = name
    self.start = start
    self.timeZone = timeZone
    self.duration = duration
    self.distance = distance
    self.metersClimbed = metersClimbed
    self.energy = energy
    self.temperature = temperature
  }

  /// The average speed; none where the hike took no time.
  public var speed: Measurement<UnitSpeed> {
    let seconds = Double(duration.components.seconds)
    let meters = distance.converted(to: .meters).value
    return Measurement(value: seconds > 0 ? meters / seconds : 0, unit: .metersPerSecond)
  }

  /// The average time for one unit of distance, to the second; zero where the hike went nowhere.
  public func pace(per unit: UnitLength) -> Duration {
    let length = distance.converted(to: unit).value
    guard length > 0 else { return .zero }
    return .seconds((Double(duration.components.seconds) / length).rounded())
  }
}
