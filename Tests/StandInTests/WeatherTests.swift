import Testing
import WeatherKit

/// The weather that a test makes.
@Suite struct WeatherTests {
  private static let noon = Date(timeIntervalSince1970: 1_700_000_000)
  private let place = CLLocation(latitude: 48, longitude: 16)

  private func weather() -> Weather {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let hours = (0..<3).map {
      HourWeather(
        date: Self.noon.addingTimeInterval(Double($0) * 3600), condition: .rain, symbolName: "cloud.rain",
        temperature: warm)
    }
    return Weather(
      current: CurrentWeather(date: Self.noon, condition: .mostlyClear, symbolName: "sun.max", temperature: warm),
      hours: hours)
  }

  @Test func withoutAnswersThereIsNoPermission() async {
    await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
  }

  @Test func queriesReadTheTestsWeather() async throws {
    try await withAnswers(WeatherAnswers(weather: weather())) {
      let service = WeatherService.shared
      let all = try await service.weather(for: place)
      #expect(all.currentWeather.condition.description == "Mostly Clear" && all.minuteForecast == nil)
      let current = try await service.weather(for: place, including: .current)
      #expect(current.apparentTemperature.value == 20)
      let end = Self.noon.addingTimeInterval(7200)
      let (hours, days) = try await service.weather(
        for: place, including: .hourly(startDate: Self.noon, endDate: end), .daily)
      #expect(hours.count == 2 && days.isEmpty)
    }
  }

  @Test func windsHaveTheNearestOfSixteenDirections() {
    func direction(_ degrees: Double) -> Wind.CompassDirection {
      Wind(direction: Measurement(value: degrees, unit: .degrees)).compassDirection
    }
    #expect(direction(350) == .north && direction(-22.5) == .northNorthwest && direction(202.5) == .southSouthwest)
    #expect(Wind.CompassDirection.eastNortheast.abbreviation == "ENE")
  }

  @Test func categoriesOfLightAreThoseOfTheHealthOrganization() {
    #expect([2, 3, 6, 8, 11].map { UVIndex(value: $0).category } == [.low, .moderate, .high, .veryHigh, .extreme])
  }
}
