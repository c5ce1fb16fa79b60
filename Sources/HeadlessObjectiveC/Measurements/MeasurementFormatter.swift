public import Foundation

/// Formats measurements, such as "3 km". Foundation's own is unavailable on Linux; this one writes English names of units.
// Unchecked: as on iOS, its settings are made before it is shared.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The treatment of units.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, not that of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit whose number is easy to read: 1 km instead of 1,000 m.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// No scale of temperatures: 20°.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = .autoupdatingCurrent
  /// Formats the numbers: as iOS's default, with at most three decimals.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let dimension = measurement.unit as? Dimension else {
      return text(measurement.value, measurement.unit)
    }
    guard !unitOptions.contains(.providedUnit) || unitOptions.contains(.naturalScale),
      let unit = PreferredUnits(locale, "general").unit(of: dimension, measurement.value)
    else { return text(measurement.value, dimension) }
    let value = unit.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: measurement.value))
    return text(value, unit)
  }

  /// The text of a measurement of any unit; nil for other values.
  open override func string(for obj: Any?) -> String? { (obj as? any FormattedMeasurement)?.text(of: self) }

  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.of(unit).several : UnitNames.of(unit).short
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    let names = UnitNames.of(unit)
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
    switch unitStyle {
    case .long: return "\(number) \(number == "1" ? names.one : names.several)"
    case .short: return number + names.narrow
    default: return number + (names.short.hasPrefix("°") ? "" : " ") + names.short
    }
  }
}

/// A measurement whatever its unit, which a cast to `Measurement<Unit>` doesn't find.
private protocol FormattedMeasurement {
  func text(of formatter: MeasurementFormatter) -> String
}

extension Measurement: FormattedMeasurement {
  func text(of formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
}
