public import CoreLocation

/// A circle with a radius in metres.
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    center = coord
    super.init()
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  /// The coordinates of the circle's western and northern edges.
  var edges: (west: CLLocationCoordinate2D, north: CLLocationCoordinate2D) {
    let region = MKCoordinateRegion(center: center, latitudinalMeters: radius, longitudinalMeters: radius)
    return (
      CLLocationCoordinate2D(
        latitude: center.latitude, longitude: center.longitude - region.span.longitudeDelta),
      CLLocationCoordinate2D(latitude: center.latitude + region.span.latitudeDelta, longitude: center.longitude)
    )
  }

  open var boundingMapRect: MKMapRect {
    let (west, north) = edges
    let (middle, left, top) = (MKMapPoint(center), MKMapPoint(west), MKMapPoint(north))
    let (width, height) = (2 * (middle.x - left.x), 2 * (middle.y - top.y))
    return MKMapRect(x: left.x, y: top.y, width: width, height: height)
  }
}
