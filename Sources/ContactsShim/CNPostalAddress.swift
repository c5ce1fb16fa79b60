open class CNPostalAddress: NSObject, @unchecked Sendable {
  struct Values {
    var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = ""
    var postalCode = "", country = "", isoCountryCode = ""
  }

  var values = Values()
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

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

// Keys of an address, in dictionaries and for descriptors of contacts' parts.

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
