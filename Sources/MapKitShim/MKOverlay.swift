public import CoreLocation
public import Foundation

/// A shape on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Whether an overlay lies above the names of places; there are none here.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// Something with a title at places of a map.
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?
}

/// Several places.
@preconcurrency @MainActor open class MKMultiPoint: MKShape, MKOverlay {
  let places: [CLLocationCoordinate2D]

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coords, count: max(count, 0)))
    super.init()
  }

  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    places = UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.coordinate)
    super.init()
  }

  open var pointCount: Int { places.count }

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (offset, index) in (range.location..<NSMaxRange(range)).enumerated() where places.indices.contains(index) {
      coords[offset] = places[index]
    }
  }

  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { rect, place in
      let point = MKMapPoint(place)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }

  /// The middle of the box that holds the places.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// A line from place to place.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint {}

/// An area with places for corners.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {
  open private(set) var interiorPolygons: [MKPolygon]?

  /// - Parameter interiorPolygons: what is left out of the area.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// A circle of a radius in metres.
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    center = coord
    super.init()
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  /// The places at its left and right, and at its top and bottom.
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
