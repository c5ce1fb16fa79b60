/// The weather of a day. A test makes it; on iOS only the service does. Values that the initializer doesn't take are arbitrary until
/// the test sets them.
public struct DayWeather: Sendable, Equatable, Codable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var highTemperatureTime: Date?
  public var lowTemperatureTime: Date?
  public var maximumHumidity = 0.5
  public var minimumHumidity = 0.5
  public var precipitation = Precipitation.none
  public var precipitationChance = 0.0
  public var rainfallAmount = Measurement(value: 0, unit: UnitLength.millimeters)
  public var snowfallAmount = Measurement(value: 0, unit: UnitLength.millimeters)
  public var sun = SunEvents()
  public var moon = MoonEvents()
  public var uvIndex = UVIndex(value: 3)
  public var wind = Wind()
  public var highWindSpeed: Measurement<UnitSpeed>?

  /// Not a part of WeatherKit.
  public init(
    date: Date, condition: WeatherCondition, symbolName: String, highTemperature: Measurement<UnitTemperature>,
    lowTemperature: Measurement<UnitTemperature>
  ) {
    (self.date, self.condition, self.symbolName) = (date, condition, symbolName)
    (self.highTemperature, self.lowTemperature) = (highTemperature, lowTemperature)
  }
}

/// When the sun rises and sets.
public struct SunEvents: Sendable, Equatable, Codable {
  public var astronomicalDawn: Date?, nauticalDawn: Date?, civilDawn: Date?, sunrise: Date?, solarNoon: Date?
  public var sunset: Date?, civilDusk: Date?, nauticalDusk: Date?, astronomicalDusk: Date?, solarMidnight: Date?

  /// Not a part of WeatherKit.
  public init(sunrise: Date? = nil, sunset: Date? = nil) { (self.sunrise, self.sunset) = (sunrise, sunset) }
}

/// When the moon rises and sets, and its phase.
public struct MoonEvents: Sendable, Equatable, Codable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?

  /// Not a part of WeatherKit.
  public init(phase: MoonPhase = .new, moonrise: Date? = nil, moonset: Date? = nil) {
    (self.phase, self.moonrise, self.moonset) = (phase, moonrise, moonset)
  }
}
