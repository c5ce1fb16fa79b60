/// The weather now. A test makes it; on iOS only the service does. Values that the initializer doesn't take are arbitrary until the
/// test sets them.
public struct CurrentWeather: Sendable, Equatable, Codable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var dewPoint = Measurement(value: 10, unit: UnitTemperature.celsius)
  public var humidity = 0.5
  public var cloudCover = 0.0
  public var pressure = Measurement(value: 1013, unit: UnitPressure.millibars)
  public var pressureTrend = PressureTrend.steady
  public var isDaylight = true
  public var uvIndex = UVIndex(value: 3)
  public var visibility = Measurement(value: 10_000, unit: UnitLength.meters)
  public var wind = Wind()
  public var precipitationIntensity = Measurement(value: 0, unit: UnitSpeed.metersPerSecond)
  public var metadata = WeatherMetadata()

  /// Not a part of WeatherKit.
  public init(
    date: Date, condition: WeatherCondition, symbolName: String, temperature: Measurement<UnitTemperature>,
    apparentTemperature: Measurement<UnitTemperature>? = nil
  ) {
    (self.date, self.condition, self.symbolName) = (date, condition, symbolName)
    (self.temperature, self.apparentTemperature) = (temperature, apparentTemperature ?? temperature)
  }
}
