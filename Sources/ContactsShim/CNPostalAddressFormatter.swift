/// Writes an address on lines, in the order of its country.
///
/// Known orders: the post code after city and state (United States, Canada, Australia), below the city (United Kingdom), and before
/// the city, as most of Europe has it, which is taken for every other country, too. An address without a country code follows the
/// process's region.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    CNPostalAddressFormatter.string(from: postalAddress, style: style)
  }

  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let given = postalAddress.isoCountryCode
    let code = (given.isEmpty ? Locale.current.region?.identifier ?? "US" : given).uppercased()
    let city = postalAddress.city
    func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
    var lines = [postalAddress.street, postalAddress.subLocality]
    switch code {
    case "US", "CA", "AU": lines.append(joined(city, postalAddress.state, postalAddress.postalCode))
    case "GB", "IE": lines += [city, postalAddress.state, postalAddress.postalCode]
    default: lines += [joined(postalAddress.postalCode, city), postalAddress.state]
    }
    lines.append(postalAddress.country)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
