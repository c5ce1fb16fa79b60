/// A unit, by its text. Units of length, mass, volume, energy, time and percentages are converted; others only to themselves.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String

  public init(from string: String) {
    unitString = string
    super.init()
  }

  open class func count() -> Self { made("count") }
  open class func percent() -> Self { made("%") }
  open class func meter() -> Self { made("m") }
  open class func mile() -> Self { made("mi") }
  open class func foot() -> Self { made("ft") }
  open class func inch() -> Self { made("in") }
  open class func gram() -> Self { made("g") }
  open class func pound() -> Self { made("lb") }
  open class func kilocalorie() -> Self { made("kcal") }
  open class func largeCalorie() -> Self { made("Cal") }
  open class func joule() -> Self { made("J") }
  open class func second() -> Self { made("s") }
  open class func minute() -> Self { made("min") }
  open class func hour() -> Self { made("hr") }
  open class func day() -> Self { made("d") }
  open class func liter() -> Self { made("L") }
  open class func fluidOunceUS() -> Self { made("fl_oz_us") }
  open class func cupUS() -> Self { made("cup_us") }
  open class func yard() -> Self { made("yd") }
  open class func ounce() -> Self { made("oz") }
  open class func stone() -> Self { made("st") }
  open class func smallCalorie() -> Self { made("cal") }
  open class func millimeterOfMercury() -> Self { made("mmHg") }
  open class func internationalUnit() -> Self { made("IU") }
  open class func degreeCelsius() -> Self { made("degC") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.symbol + "m") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.symbol + "g") }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.symbol + "L") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.symbol + "s") }
  private class func made(_ text: String) -> Self { unsafeDowncast(HKUnit(from: text), to: Self.self) }

  open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)·\(unit.unitString)") }

  /// How many of the base unit it is, and that unit: metres, grams, joules, seconds, litres.
  var measure: (factor: Double, base: String) {
    let parts = unitString.split(separator: "/", maxSplits: 1)
    if parts.count == 2 {
      let (over, under) = (HKUnit(from: String(parts[0])).measure, HKUnit(from: String(parts[1])).measure)
      return (over.factor / under.factor, "\(over.base)/\(under.base)")
    }
    return Self.measures[unitString] ?? (1, unitString)
  }

  private static let measures: [String: (Double, String)] = [
    "km": (1000, "m"), "cm": (0.01, "m"), "mm": (0.001, "m"), "mi": (1609.344, "m"), "ft": (0.3048, "m"),
    "in": (0.0254, "m"), "kg": (1000, "g"), "mg": (0.001, "g"), "lb": (453.592_37, "g"), "kcal": (4184, "J"),
    "Cal": (4184, "J"), "cal": (4.184, "J"), "kJ": (1000, "J"), "min": (60, "s"), "hr": (3600, "s"),
    "d": (86400, "s"), "ms": (0.001, "s"), "mL": (0.001, "L"), "yd": (0.9144, "m"), "oz": (28.349_523_125, "g"),
    "st": (6350.293_18, "g"), "fl_oz_us": (0.029_573_529_562_5, "L"), "cup_us": (0.236_588_236_5, "L"),
    "%": (0.01, "1"),
  ]

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hashValue }
  open override var description: String { unitString }
}
