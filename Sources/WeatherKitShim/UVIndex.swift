/// The strength of the sun's ultraviolet light.
public struct UVIndex: Sendable, Equatable, Codable {
  public let value: Int

  /// Not a part of WeatherKit.
  public init(value: Int) { self.value = value }

  /// The category of the World Health Organization.
  public var category: ExposureCategory {
    ExposureCategory.allCases.last { $0.rangeValue.contains(value) } ?? .low
  }

  /// The risk of the exposure to the sun.
  public enum ExposureCategory: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case low, moderate, high, veryHigh, extreme

    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
    public var description: String { rawValue.capitalizedWords }
    public var accessibilityDescription: String { description }
  }
}
