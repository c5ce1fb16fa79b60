/// The weather of an hour. A test makes it; values that the initializer doesn't take are arbitrary until the test sets them.
public struct HourWeather: Sendable, Equatable, Codable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var dewPoint = Measurement(value: 10, unit: UnitTemperature.celsius)
  public var humidity = 0.5
  public var cloudCover = 0.0
  public var isDaylight = true
  public var precipitation = Precipitation.none
  public var precipitationChance = 0.0
  public var precipitationAmount = Measurement(value: 0, unit: UnitLength.millimeters)
  public var snowfallAmount = Measurement(value: 0, unit: UnitLength.millimeters)
  public var pressure = Measurement(value: 1013, unit: UnitPressure.millibars)
  public var pressureTrend = PressureTrend.steady
  public var uvIndex = UVIndex(value: 3)
  public var visibility = Measurement(value: 10_000, unit: UnitLength.meters)
  public var wind = Wind()

  /// Not a part of WeatherKit.
  public init(
    date: Date, condition: WeatherCondition, symbolName: String, temperature: Measurement<UnitTemperature>,
    apparentTemperature: Measurement<UnitTemperature>? = nil
  ) {
    (self.date, self.condition, self.symbolName) = (date, condition, symbolName)
    (self.temperature, self.apparentTemperature) = (temperature, apparentTemperature ?? temperature)
  }
}

/// The precipitation of a minute.
public struct MinuteWeather: Sendable, Equatable, Codable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>

  /// Not a part of WeatherKit.
  public init(
    date: Date, precipitation: Precipitation = .none, chance: Double = 0,
    intensity: Measurement<UnitSpeed> = Measurement(value: 0, unit: .metersPerSecond)
  ) {
    (self.date, self.precipitation) = (date, precipitation)
    (precipitationChance, precipitationIntensity) = (chance, intensity)
  }
}
