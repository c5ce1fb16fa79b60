@_exported public import CoreLocation

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A region of the earth.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// - Parameters:
  ///   - latitudinalMeters: from north to south.
  ///   - longitudinalMeters: from east to west, at the centre.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is 111.32 kilometres.
    let degree = 111_320.0
    let narrowing = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrowing)))
  }
}

extension MKCoordinateRegion {
  /// The region of a rectangle; that of ``MKMapRect/null`` is empty, and its coordinate is invalid.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
      return
    }
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(
      center: CLLocationCoordinate2D(latitude: middle.latitude, longitude: middle.longitude),
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude, longitudeDelta: bottom.longitude - top.longitude))
  }
}
