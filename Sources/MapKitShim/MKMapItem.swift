public import CoreLocation
public import Foundation
internal import StandIns

/// A place of interest on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  /// Whether the place is where the device is.
  public let isCurrentLocation: Bool
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation) = (placemark, false)
    name = placemark.name
    super.init()
  }

  /// A place with its address, without a placemark's parts of it.
  public init(location: CLLocation, address: MKAddress?) {
    (placemark, isCurrentLocation) = (MKPlacemark(coordinate: location.coordinate), false)
    givenAddress = address
    super.init()
  }

  private var givenAddress: MKAddress?

  open var location: CLLocation {
    placemark.location
      ?? CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// The given address, or the placemark's.
  open var address: MKAddress? {
    givenAddress ?? placemark.title.flatMap { MKAddress(fullAddress: $0, shortAddress: nil) }
  }
  /// The address in several forms; nil without one.
  open var addressRepresentations: MKAddressRepresentations? {
    address.map { MKAddressRepresentations($0, placemark) }
  }

  private init(isCurrentLocation: Bool) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    self.isCurrentLocation = isCurrentLocation
    super.init()
  }

  /// The place where the device is. Its coordinate is invalid: the device's location isn't known here.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

  /// Returns false: there is no app to open.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    MKMapItem.openMaps(with: [self], launchOptions: launchOptions)
  }

  /// Returns false: there is no app to open.
  @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    StandInNotes.note("MapKit is asked to open Maps, and does nothing")
    return false
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
