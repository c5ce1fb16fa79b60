public import Foundation

extension NSRegularExpression {
  /// The same with a block that doesn't escape, as on Apple's platforms: Foundation on Linux lets it escape, and never keeps it.
  @_disfavoredOverload public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(match, [], &isStopped)
    }
  }
}

extension NSLocale {
  /// The name of a country or region in the locale's language.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    Locale(identifier: object(forKey: .identifier) as? String ?? "").localizedString(forRegionCode: countryCode)
  }
}
