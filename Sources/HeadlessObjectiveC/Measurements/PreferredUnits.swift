internal import Foundation

/// The units that are usual in a locale: those of the Unicode locale data for length, mass, temperature and speed. Others keep
/// their unit.
struct PreferredUnits {
  private let system: Locale.MeasurementSystem
  private let usage: String

  init(_ locale: Locale, _ usage: String) {
    (system, self.usage) = (locale.measurementSystem, usage)
  }

  func converted<UnitType: Dimension>(_ value: Measurement<UnitType>) -> Measurement<UnitType> {
    unit(of: value.unit, value.value).flatMap { $0 as? UnitType }.map { value.converted(to: $0) } ?? value
  }

  /// The unit in which a value is shown; nil for that in which it is given.
  func unit(of unit: Dimension, _ value: Double) -> Dimension? {
    let (isMetric, isAmerican) = (system == .metric, system == .us)
    // Meters, kilograms.
    let size = abs(unit.converter.baseUnitValue(fromValue: value))
    switch unit {
    case is UnitTemperature: return isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitLength: return length(size, isMetric: isMetric || !isAmerican && usage != "road")
    case is UnitMass: return mass(size, isMetric: isMetric || !isAmerican)
    default: return nil
    }
  }

  private func length(_ meters: Double, isMetric: Bool) -> UnitLength {
    switch usage {
    case "rainfall": return isMetric ? .millimeters : .inches
    case "snowfall": return isMetric ? .centimeters : .inches
    case "focalLength": return .millimeters
    case "person", "personHeight": return isMetric ? .centimeters : .inches
    case "road": return isMetric ? (meters >= 900 ? .kilometers : .meters) : (meters >= 804.672 ? .miles : .feet)
    case "visibility": return isMetric ? (meters >= 1000 ? .kilometers : .meters) : .miles
    default: break
    }
    if isMetric {
      return meters >= 1000 ? .kilometers : meters >= 1 ? .meters : meters >= 0.01 ? .centimeters : .millimeters
    }
    return meters >= 1609.344 ? .miles : meters >= 0.3048 ? .feet : .inches
  }

  private func mass(_ kilograms: Double, isMetric: Bool) -> UnitMass {
    if usage == "personWeight" { return isMetric ? .kilograms : .pounds }
    if isMetric { return kilograms >= 1000 ? .metricTons : kilograms >= 1 ? .kilograms : .grams }
    return kilograms >= 0.45359237 ? .pounds : .ounces
  }
}
