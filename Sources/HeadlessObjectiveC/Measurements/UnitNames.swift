internal import Foundation

/// A unit's English names, from the Unicode locale data.
struct UnitNames {
  /// "mile", and its plural.
  let one: String, several: String
  /// "mi"; without a space before it if it begins with a degree sign, a percent sign or an apostrophe.
  let short: String
  /// The letters after a narrow number.
  let narrow: String

  init(_ one: String, several: String? = nil, _ short: String, narrow: String? = nil) {
    (self.one, self.several, self.short) = (one, several ?? one + "s", short)
    self.narrow = narrow ?? short
  }

  /// The names by the unit's symbol; for other units, the symbol itself.
  static func of(_ unit: Unit) -> UnitNames {
    named[ObjectIdentifier(type(of: unit))]?[unit.symbol] ?? UnitNames(unit.symbol, several: unit.symbol, unit.symbol)
  }

  private static let named: [ObjectIdentifier: [String: UnitNames]] = [
    ObjectIdentifier(UnitLength.self): [
      "mm": .init("millimeter", "mm"), "cm": .init("centimeter", "cm"), "dm": .init("decimeter", "dm"),
      "m": .init("meter", "m"), "km": .init("kilometer", "km"),
      "in": .init("inch", several: "inches", "in", narrow: "″"),
      "ft": .init("foot", several: "feet", "ft", narrow: "′"), "yd": .init("yard", "yd"), "mi": .init("mile", "mi"),
    ],
    ObjectIdentifier(UnitMass.self): [
      "mg": .init("milligram", "mg"), "g": .init("gram", "g"), "kg": .init("kilogram", "kg"),
      "t": .init("metric ton", "t"), "oz": .init("ounce", "oz"), "lb": .init("pound", "lb", narrow: "#"),
      "st": .init("stone", several: "stones", "st"),
    ],
    ObjectIdentifier(UnitTemperature.self): [
      "°C": .init("degree Celsius", several: "degrees Celsius", "°C"), "K": .init("kelvin", "K"),
      "°F": .init("degree Fahrenheit", several: "degrees Fahrenheit", "°F", narrow: "°"),
    ],
    ObjectIdentifier(UnitSpeed.self): [
      "m/s": .init("meter per second", several: "meters per second", "m/s"), "kn": .init("knot", "kn"),
      "km/h": .init("kilometer per hour", several: "kilometers per hour", "km/h"),
      "mph": .init("mile per hour", several: "miles per hour", "mph"),
    ],
    ObjectIdentifier(UnitDuration.self): [
      "s": .init("second", "sec", narrow: "s"), "min": .init("minute", "min", narrow: "m"),
      "m": .init("minute", "min", narrow: "m"), "h": .init("hour", "hr", narrow: "h"),
      "hr": .init("hour", "hr", narrow: "h"), "ms": .init("millisecond", "ms"),
    ],
    ObjectIdentifier(UnitPressure.self): [
      "hPa": .init("hectopascal", "hPa"), "mbar": .init("millibar", "mbar"), "bar": .init("bar", "bar"),
      "inHg": .init("inch of mercury", several: "inches of mercury", "inHg", narrow: "″ Hg"),
      "kPa": .init("kilopascal", "kPa"),
    ],
    ObjectIdentifier(UnitEnergy.self): [
      "kCal": .init("Calorie", "Cal"), "cal": .init("calorie", "cal"), "kJ": .init("kilojoule", "kJ"),
      "J": .init("joule", "J"), "kWh": .init("kilowatt-hour", "kWh"),
    ],
    ObjectIdentifier(UnitVolume.self): [
      "mL": .init("milliliter", "mL"), "L": .init("liter", "L"), "gal": .init("gallon", "gal"),
      "fl oz": .init("fluid ounce", "fl oz"), "cup": .init("cup", "c"),
    ],
    ObjectIdentifier(UnitAngle.self): ["°": .init("degree", "deg", narrow: "°")],
  ]
}
