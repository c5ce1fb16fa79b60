public import CoreLocation
public import Foundation

/// A shape on a map.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Whether an overlay is above the labels of places; there are none here.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

/// An object with a title and coordinates on a map.
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?
}

/// A line through coordinates.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint {}

/// An area whose corners are coordinates.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {
  open private(set) var interiorPolygons: [MKPolygon]?

  /// - Parameter interiorPolygons: the parts that are excluded from the area.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }

  /// - Parameter interiorPolygons: the parts that are excluded from the area.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.init(points: points, count: count)
    self.interiorPolygons = interiorPolygons
  }
}
