/// Formats an address in lines, in the order of its country.
///
/// The supported orders are: the post code after city and state (United States, Canada, Australia), below the city (United
/// Kingdom), and before the city (most of Europe, and all other countries). An address without a country code has the order of the
/// process's region.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle = .mailingAddress)
    -> String
  {
    CNPostalAddressFormatter.string(from: postalAddress, style: style)
  }

  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle = .mailingAddress)
    -> String
  {
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
