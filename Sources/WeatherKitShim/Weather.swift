/// The weather of a place. A test makes it; on iOS only the service does.
public struct Weather: Sendable, Equatable, Codable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability

  /// Not a part of WeatherKit.
  public init(
    current: CurrentWeather, minutes: [MinuteWeather]? = nil, hours: [HourWeather] = [], days: [DayWeather] = [],
    alerts: [WeatherAlert]? = nil
  ) {
    currentWeather = current
    minuteForecast = minutes.map { Forecast($0) }
    (hourlyForecast, dailyForecast, weatherAlerts) = (Forecast(hours), Forecast(days), alerts)
    availability = WeatherAvailability()
  }
}

/// Which parts are available at a place: all.
public struct WeatherAvailability: Sendable, Equatable, Codable {
  public enum AvailabilityKind: String, Sendable, Codable {
    case available, temporarilyUnavailable, unsupported, unknown
  }

  public var minuteAvailability = AvailabilityKind.available
  public var alertAvailability = AvailabilityKind.available
}

/// A sequence of minutes, hours or days.
public struct Forecast<Element: Sendable & Equatable & Codable>: Sendable, Equatable, Codable, RandomAccessCollection {
  public let forecast: [Element]
  public let metadata: WeatherMetadata

  /// Not a part of WeatherKit.
  public init(_ forecast: [Element], metadata: WeatherMetadata = WeatherMetadata()) {
    (self.forecast, self.metadata) = (forecast, metadata)
  }

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }

  func filtered(_ isIncluded: (Element) -> Bool) -> Forecast {
    Forecast(forecast.filter(isIncluded), metadata: metadata)
  }
}

extension Forecast where Element == MinuteWeather {
  /// Empty: the service alone writes it.
  public var summary: String { "" }
}

/// When and where the weather was observed.
public struct WeatherMetadata: Sendable, Equatable, Codable {
  public let date: Date
  public let expirationDate: Date
  private let latitude: Double
  private let longitude: Double

  /// Not a part of WeatherKit.
  public init(date: Date = Date(timeIntervalSince1970: 0), expirationDate: Date? = nil, location: CLLocation? = nil) {
    (self.date, self.expirationDate) = (date, expirationDate ?? date.addingTimeInterval(3600))
    (latitude, longitude) = (location?.coordinate.latitude ?? 0, location?.coordinate.longitude ?? 0)
  }

  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// A warning of an authority.
public struct WeatherAlert: Sendable, Equatable, Codable {
  public let detailsURL: URL
  public let source: String
  public let summary: String
  public let region: String?
  public let severity: WeatherSeverity
  public let metadata: WeatherMetadata

  /// Not a part of WeatherKit.
  public init(
    summary: String, severity: WeatherSeverity, source: String = "", region: String? = nil,
    detailsURL: URL = URL(fileURLWithPath: "/"), metadata: WeatherMetadata = WeatherMetadata()
  ) {
    (self.summary, self.severity, self.source, self.region) = (summary, severity, source, region)
    (self.detailsURL, self.metadata) = (detailsURL, metadata)
  }
}
