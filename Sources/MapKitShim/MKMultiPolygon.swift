public import CoreLocation

/// Several areas that one renderer draws.
@preconcurrency @MainActor open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }

  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// Several lines that one renderer draws.
@preconcurrency @MainActor open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }

  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}
