public import Contacts
public import Foundation
@_exported public import StandIns

/// A place with a name and an address, which a test creates.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public let locality: String?
  public let country: String?
  public let isoCountryCode: String?
  public let postalCode: String?
  public let thoroughfare: String?
  public let administrativeArea: String?
  open var subLocality: String? { nil }
  open var subThoroughfare: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }

  /// Not a part of Core Location, in which only the system creates placemarks.
  public init(
    location: CLLocation?, name: String? = nil, locality: String? = nil, country: String? = nil,
    isoCountryCode: String? = nil, postalCode: String? = nil, thoroughfare: String? = nil,
    administrativeArea: String? = nil
  ) {
    (self.location, self.name, self.locality) = (location, name, locality)
    (self.country, self.isoCountryCode, self.postalCode) = (country, isoCountryCode, postalCode)
    (self.thoroughfare, self.administrativeArea) = (thoroughfare, administrativeArea)
    super.init()
  }
}

extension CLPlacemark {
  /// The address, as contacts have it; nil without one.
  public var postalAddress: CNPostalAddress? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    (address.subLocality, address.city) = (subLocality ?? "", locality ?? "")
    (address.subAdministrativeArea, address.state) = (subAdministrativeArea ?? "", administrativeArea ?? "")
    (address.postalCode, address.country, address.isoCountryCode) = (
      postalCode ?? "", country ?? "", isoCountryCode ?? ""
    )
    return address
  }
}
