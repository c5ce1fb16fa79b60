public import Contacts
public import CoreLocation
internal import Foundation

/// Contacts' keys of an address's parts, by those of the Address Book framework.
private let contactsKeys = [
  "Street": "street", "City": "city", "State": "state", "ZIP": "postalCode", "Country": "country",
  "CountryCode": "ISOCountryCode",
]

/// A place with an address, which a map can show as an annotation.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// - Parameter addressDictionary: the address by the keys of the Address Book framework, of which `Name`, `Street`, `City`,
  ///   `State`, `ZIP`, `Country` and `CountryCode` are read, or by those of Contacts, such as `CNPostalAddressStreetKey`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    let part = { (key: String) in (addressDictionary?[key] ?? addressDictionary?[contactsKeys[key] ?? key]) as? String }
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: part("Name"),
      locality: part("City"), country: part("Country"), isoCountryCode: part("CountryCode"), postalCode: part("ZIP"),
      thoroughfare: part("Street"), administrativeArea: part("State"))
  }

  /// - Parameter postalAddress: the address, as contacts have it.
  public init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
    let part = { (text: String) in text.isEmpty ? nil : text }
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude), name: nil,
      locality: part(address.city), country: part(address.country), isoCountryCode: part(address.isoCountryCode),
      postalCode: part(address.postalCode), thoroughfare: part(address.street),
      administrativeArea: part(address.state))
  }

  public init(placemark: CLPlacemark) {
    super.init(
      location: placemark.location, name: placemark.name, locality: placemark.locality, country: placemark.country,
      isoCountryCode: placemark.isoCountryCode, postalCode: placemark.postalCode, thoroughfare: placemark.thoroughfare,
      administrativeArea: placemark.administrativeArea)
  }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var countryCode: String? { isoCountryCode }
  /// The place's name and address in one line. On iOS, the parts' order follows the country.
  open var title: String? {
    let parts = [name, thoroughfare, locality, administrativeArea, postalCode, country].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  open var subtitle: String? { nil }
}

extension MKPlacemark: MKAnnotation {}
