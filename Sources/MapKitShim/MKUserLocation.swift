public import CoreLocation
public import Foundation

/// The location of the device, which isn't known here: it has no coordinate, and isn't displayed.
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String? = "My Location"
  open var subtitle: String?
  open var location: CLLocation? { nil }
  open var isUpdating: Bool { false }
}

/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}
