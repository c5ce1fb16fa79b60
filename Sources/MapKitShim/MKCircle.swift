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

  /// The circle around a rectangle's centre whose diameter is the longer side.
  public convenience init(mapRect: MKMapRect) {
    let (west, east) = (
      MKMapPoint(x: mapRect.minX, y: mapRect.midY).coordinate, MKMapPoint(x: mapRect.maxX, y: mapRect.midY).coordinate
    )
    let width = CLLocation(latitude: west.latitude, longitude: west.longitude).distance(
      from: CLLocation(latitude: east.latitude, longitude: east.longitude))
    let longer = mapRect.width > 0 ? max(mapRect.height / mapRect.width, 1) : 1
    self.init(center: mapRect.middle, radius: width / 2 * longer)
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
