extension CLPlacemark {
  /// The parts of the address by the names of the Address Book, and its lines; nil for a place that has none. Deprecated since iOS 11,
  /// and used by older apps.
  public var addressDictionary: [AnyHashable: Any]? {
    let city = [locality, administrativeArea, postalCode].compactMap { $0 }.joined(separator: " ")
    let lines = [thoroughfare, city, country].compactMap { $0 }.filter { !$0.isEmpty }
    let parts: [String: Any?] = [
      "Name": name, "Street": thoroughfare, "Thoroughfare": thoroughfare, "City": locality, "State": administrativeArea,
      "ZIP": postalCode, "Country": country, "CountryCode": isoCountryCode,
      "FormattedAddressLines": lines.isEmpty ? nil : lines,
    ]
    let known = parts.compactMapValues { $0 }
    return known.isEmpty ? nil : known
  }
}
