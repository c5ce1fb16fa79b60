/// The wind's speed and direction.
public struct Wind: Sendable, Equatable, Codable {
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?

  /// Not a part of WeatherKit.
  public init(
    direction: Measurement<UnitAngle> = Measurement(value: 0, unit: .degrees),
    speed: Measurement<UnitSpeed> = Measurement(value: 0, unit: .kilometersPerHour), gust: Measurement<UnitSpeed>? = nil
  ) { (self.direction, self.speed, self.gust) = (direction, speed, gust) }

  /// The nearest of the sixteen directions.
  public var compassDirection: CompassDirection {
    let sixteenths = (direction.converted(to: .degrees).value / 22.5).rounded()
    let place = Int(sixteenths.truncatingRemainder(dividingBy: 16) + 16) % 16
    return CompassDirection.allCases[place]
  }

  /// A direction, clockwise from north.
  public enum CompassDirection: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast
    case south, southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

    public var description: String { rawValue.capitalizedWords }
    public var accessibilityDescription: String { description }
    /// `NNE`, for instance.
    public var abbreviation: String {
      rawValue.lowercased().replacingOccurrences(of: "north", with: "N").replacingOccurrences(of: "south", with: "S")
        .replacingOccurrences(of: "east", with: "E").replacingOccurrences(of: "west", with: "W")
    }
  }
}
