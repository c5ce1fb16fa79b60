/// A kind of weather.
public enum WeatherCondition: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  /// The words of the case's name, in English.
  public var description: String { rawValue.capitalizedWords }
  public var accessibilityDescription: String { description }
}

/// A phase of the moon.
public enum MoonPhase: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

  /// The words of the case's name, in English.
  public var description: String { rawValue.capitalizedWords }
  public var accessibilityDescription: String { description }

  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}

public enum Precipitation: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case none, hail, mixed, rain, sleet, snow

  public var description: String { rawValue.capitalizedWords }
  public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case rising, falling, steady

  public var description: String { rawValue.capitalizedWords }
  public var accessibilityDescription: String { description }
}

public enum WeatherSeverity: String, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case minor, moderate, severe, extreme, unknown

  public var description: String { rawValue.capitalizedWords }
  public var accessibilityDescription: String { description }
}

extension String {
  /// `mostlyClear` as "Mostly Clear".
  var capitalizedWords: String {
    reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += text.isEmpty ? letter.uppercased() : String(letter)
    }
  }
}
