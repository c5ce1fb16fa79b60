public import CoreLocation
public import Foundation

/// A point of the earth in Mercator projection; the side of the map is 268,435,456.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  static let side = 268_435_456.0

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let point = MapProjection.point(coordinate)
    self.init(x: point.x * MKMapPoint.side, y: point.y * MKMapPoint.side)
  }

  public var coordinate: CLLocationCoordinate2D {
    MapProjection.place(x: x / MKMapPoint.side, y: y / MKMapPoint.side)
  }
}

extension MKMapPoint {
  /// The distance in metres to another point, on the earth's surface.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let place = { (point: MKMapPoint) in
      let coordinate = point.coordinate
      return CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
    return place(self).distance(from: place(other))
  }
}

public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Points of the screen for a point of the map.
public typealias MKZoomScale = CGFloat
