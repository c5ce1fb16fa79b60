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
