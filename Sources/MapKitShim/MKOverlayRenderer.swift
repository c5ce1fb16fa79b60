public import Foundation
public import HeadlessUIKit

/// Draws an overlay. A subclass that isn't one of MapKit's shapes draws in ``draw(_:zoomScale:in:)``.
///
/// The renderer's points begin at the top left corner of the overlay's `boundingMapRect`, and are as large as points of the
/// map.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  /// Called when the contents have to be drawn again.
  var contentsChanged: () -> Void = {}

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// The overlay in points of the view; nil if there is nothing to draw.
  func shape(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? { nil }

  /// Draws the overlay's part of a rectangle of the map.
  ///
  /// - Parameters:
  ///   - mapRect: the visible part of the map. MapKit calls the method for each tile; here it is called once.
  ///   - zoomScale: points of the view for a point of the map.
  ///   - context: in the renderer's points; a line of one point of the view is `1 / zoomScale` wide.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Whether ``draw(_:zoomScale:in:)`` can be called; an overlay whose data isn't loaded yet returns false, and calls
  /// ``setNeedsDisplay()`` later.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  public func setNeedsDisplay() { contentsChanged() }
  public func setNeedsDisplay(_ mapRect: MKMapRect) { contentsChanged() }
  public func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { contentsChanged() }

  // MARK: The renderer's points

  private var origin: MKMapPoint { overlay.boundingMapRect.isNull ? MKMapPoint() : overlay.boundingMapRect.origin }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: Double(rect.size.width), height: Double(rect.size.height)))
  }
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }

  override func shape(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    (overlay as? MKMultiPoint).map { UIBezierPath(through: $0.places.map(point)) }
  }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }

  override func shape(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    (overlay as? MKPolygon).map { UIBezierPath(around: [$0], point) }
  }
}

@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }

  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }

  override func shape(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    let path = UIBezierPath()
    for line in multiPolyline.polylines { path.append(UIBezierPath(through: line.places.map(point))) }
    return path
  }
}

@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }

  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }

  override func shape(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
    UIBezierPath(around: multiPolygon.polygons, point)
  }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }

  override func shape(_ point: (CLLocationCoordinate2D) -> CGPoint) -> UIBezierPath? {
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
