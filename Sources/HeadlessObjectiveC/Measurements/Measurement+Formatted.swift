public import Foundation

/// What a measurement is shown for. Units are converted to those of the locale for all but `asProvided`.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String

  /// In units that are usual in the locale.
  public static var general: Self { Self(name: "general") }
  /// In the unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit, in English.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String

      /// "3 meters"
      public static var wide: Self { Self(name: "wide") }
      /// "3 m"
      public static var abbreviated: Self { Self(name: "abbreviated") }
      /// "3m"
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the letter after the degree sign of a temperature is left out.
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let isProvided = usage == .asProvided
      let shown = isProvided ? value : PreferredUnits(locale, usage?.name ?? "general").converted(value)
      let number = number(shown.value, isProvided: isProvided)
      let names = UnitNames.of(shown.unit)
      if hidesScaleName, shown.unit is UnitTemperature { return number + "°" }
      switch width {
      case .wide: return "\(number) \(number == "1" ? names.one : names.several)"
      case .narrow where shown.unit is UnitTemperature: return number + "°"
      case .narrow: return number + names.narrow
      default: return number + (names.short.hasPrefix("°") ? "" : " ") + names.short
      }
    }

    /// Two digits at least where the unit was chosen, as the Unicode library rounds for a usage.
    private func number(_ value: Double, isProvided: Bool) -> String {
      if let numberFormatStyle { return numberFormatStyle.locale(locale).format(value) }
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      if isProvided { return style.format(value) }
      if abs(value) >= 10 { return style.precision(.fractionLength(0)).format(value) }
      return style.precision(.significantDigits(1...2)).format(value)
    }
  }

  /// In the locale's units, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// A measurement with its unit.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A temperature; with `hidesScaleName` the letter of its scale is left out.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
