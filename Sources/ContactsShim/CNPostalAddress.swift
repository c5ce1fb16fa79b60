open class CNPostalAddress: NSObject, @unchecked Sendable {
  fileprivate struct Values {
    var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = ""
    var postalCode = "", country = "", isoCountryCode = ""
  }

  fileprivate var values = Values()
  public override init() { super.init() }

  open var street: String { values.street }
  open var subLocality: String { values.subLocality }
  open var city: String { values.city }
  open var subAdministrativeArea: String { values.subAdministrativeArea }
  open var state: String { values.state }
  open var postalCode: String { values.postalCode }
  open var country: String { values.country }
  open var isoCountryCode: String { values.isoCountryCode }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  open override var subLocality: String {
    get { values.subLocality }
    set { values.subLocality = newValue }
  }
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { values.subAdministrativeArea }
    set { values.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

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
