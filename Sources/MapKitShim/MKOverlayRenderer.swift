public import Foundation
public import HeadlessUIKit

/// Draws an overlay.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// The overlay in points of the map; nil if there is nothing to draw.
  func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? { nil }
}

/// Draws an overlay's shape.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Nil if the area isn't filled.
  open var fillColor: UIColor?
  /// Nil if the outline isn't stroked.
  open var strokeColor: UIColor?
  /// In points; 0 for MapKit's default.
  open var lineWidth: CGFloat = 0
  open var lineJoin: CGLineJoin = .round
  open var lineCap: CGLineCap = .round
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    (overlay as? MKMultiPoint).map { UIBezierPath(through: $0.places.map(point)) }
  }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    (overlay as? MKPolygon).map { UIBezierPath(around: [$0], point) }
  }
}

@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    let path = UIBezierPath()
    for line in multiPolyline.polylines { path.append(UIBezierPath(through: line.places.map(point))) }
    return path
  }
}

@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    UIBezierPath(around: multiPolygon.polygons, point)
  }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }

  override func path(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    guard let circle = overlay as? MKCircle else { return nil }
    let (middle, left, top) = (point(circle.coordinate), point(circle.edges.west), point(circle.edges.north))
    let size = CGSize(width: 2 * (middle.x - left.x), height: 2 * (middle.y - top.y))
    return UIBezierPath(ovalIn: CGRect(origin: CGPoint(x: left.x, y: top.y), size: size))
  }
}

extension UIBezierPath {
  /// The outlines of areas and of the parts that they exclude.
  @MainActor fileprivate convenience init(
    around polygons: [MKPolygon], _ point: (CLLocationCoordinate2D) -> CGPoint
  ) {
    self.init()
    for part in polygons.flatMap({ [$0] + ($0.interiorPolygons ?? []) }) where !part.places.isEmpty {
      let outline = UIBezierPath(through: part.places.map(point))
      outline.close()
      append(outline)
    }
  }

  fileprivate convenience init(through points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
