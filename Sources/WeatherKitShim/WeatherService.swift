/// The answers about the weather. By default, the app has no permission to ask.
public struct WeatherAnswers: StandInAnswers {
  /// The weather at every place; nil where requests fail with ``WeatherError/permissionDenied``.
  public var weather: Weather?

  public init() {}
  public init(weather: Weather?) { self.weather = weather }
}

/// Gives apps the weather of the ``WeatherAnswers``.
public final class WeatherService: Sendable {
  public static var shared: WeatherService { StandInScope.shared { WeatherService() } }

  public init() {}

  private var answer: Weather {
    get throws {
      let answers: WeatherAnswers = StandInScope.answers(framework: "WeatherKit", asked: "for the weather")
      guard let weather = answers.weather else { throw WeatherError.permissionDenied }
      return weather
    }
  }

  public var attribution: WeatherAttribution { get async throws { WeatherAttribution() } }

  public func weather(for location: CLLocation) async throws -> Weather { try answer }

  public func weather<each T>(
    for location: CLLocation, including query: repeat WeatherQuery<each T>
  ) async throws -> (repeat each T) {
    let weather = try answer
    return (repeat (each query).read(weather))
  }
}

/// A part of the weather that an app asks for.
public struct WeatherQuery<T>: Sendable {
  let read: @Sendable (Weather) -> T

  public static var current: WeatherQuery<CurrentWeather> { .init { $0.currentWeather } }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init { $0.minuteForecast } }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init { $0.hourlyForecast } }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init { $0.dailyForecast } }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init { $0.weatherAlerts } }
  public static var availability: WeatherQuery<WeatherAvailability> { .init { $0.availability } }

  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    .init { $0.hourlyForecast.filtered { startDate <= $0.date && $0.date < endDate } }
  }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    .init { $0.dailyForecast.filtered { startDate <= $0.date && $0.date < endDate } }
  }
}

/// The reason why there is no weather.
public enum WeatherError: Error, LocalizedError, Sendable {
  case permissionDenied, unknown

  public var errorDescription: String? {
    self == .permissionDenied ? "The app may not ask for the weather." : "The weather is unknown."
  }
}

/// The source of the data. The addresses of the marks are Apple's, and aren't loaded.
public struct WeatherAttribution: Sendable, Hashable {
  public let serviceName = "Weather"
  public let legalAttributionText = "Weather"
  public let legalPageURL = URL(string: "https://weatherkit.apple.com/legal-attribution.html")!
  public let squareMarkURL = URL(string: "https://weatherkit.apple.com/assets/branding/square-mark.png")!
  public let combinedMarkDarkURL = URL(
    string: "https://weatherkit.apple.com/assets/branding/en/combined-mark-dark.png")!
  public let combinedMarkLightURL = URL(
    string: "https://weatherkit.apple.com/assets/branding/en/combined-mark-light.png")!
}
