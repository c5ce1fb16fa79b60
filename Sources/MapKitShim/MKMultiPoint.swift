public import CoreLocation
public import Foundation

/// A shape with several coordinates.
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

  /// The centre of the shape's bounding rectangle.
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMapRect {
  /// The coordinate of the centre; zero for the null rectangle.
  var middle: CLLocationCoordinate2D { isNull ? CLLocationCoordinate2D() : MKMapPoint(x: midX, y: midY).coordinate }
}

extension MKMultiPoint {
  /// The shape's points on the flat map. The memory stays allocated, since the shape can't free it here.
  public func points() -> UnsafeMutablePointer<MKMapPoint> {
    let points = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(places.count, 1))
    for (place, coordinate) in places.enumerated() { (points + place).initialize(to: MKMapPoint(coordinate)) }
    return points
  }
}
