public import CoreLocation
public import MapKit

/// The viewpoint of a map. Maps are seen from straight above here, north at the top.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// In metres.
  public var distance: Double
  /// Stored but unused, in degrees.
  public var heading: Double
  /// Stored but unused, in degrees.
  public var pitch: Double

  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

/// The visible part of a map.
public struct MapCameraPosition: Sendable {
  indirect enum Storage: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    /// Where touches have moved the map.
    case user
    /// The device's location isn't known: the fallback is displayed.
    case userLocation(fallback: MapCameraPosition, followsHeading: Bool)
  }

  let storage: Storage

  /// All items of the map.
  public static let automatic = MapCameraPosition(storage: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(storage: .region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(storage: .rect(rect)) }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(storage: .camera(camera)) }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(storage: .userLocation(fallback: fallback, followsHeading: followsHeading))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = storage { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = storage { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = storage { camera } else { nil } }
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(let fallback, _) = storage { fallback } else { nil }
  }
  public var followsUserLocation: Bool { if case .userLocation = storage { true } else { false } }
  public var followsUserHeading: Bool { if case .userLocation(_, true) = storage { true } else { false } }
  /// Whether touches have moved the map since the app positioned it.
  public var positionedByUser: Bool { if case .user = storage { true } else { false } }
}

extension MapCamera: Equatable {
  public static func == (one: MapCamera, other: MapCamera) -> Bool {
    one.centerCoordinate.isSame(as: other.centerCoordinate) && one.distance == other.distance
      && one.heading == other.heading && one.pitch == other.pitch
  }
}

extension MapCameraPosition: Equatable {
  public static func == (one: MapCameraPosition, other: MapCameraPosition) -> Bool {
    switch (one.storage, other.storage) {
    case (.automatic, .automatic), (.user, .user): true
    case (.region(let one), .region(let other)):
      one.center.isSame(as: other.center) && one.span.latitudeDelta == other.span.latitudeDelta
        && one.span.longitudeDelta == other.span.longitudeDelta
    case (.rect(let one), .rect(let other)):
      one.minX == other.minX && one.minY == other.minY && one.width == other.width && one.height == other.height
    case (.camera(let one), .camera(let other)): one == other
    case (.userLocation(let one, let heading), .userLocation(let other, let otherHeading)):
      one == other && heading == otherHeading
    default: false
    }
  }
}

extension CLLocationCoordinate2D {
  fileprivate func isSame(as other: CLLocationCoordinate2D) -> Bool {
    latitude == other.latitude && longitude == other.longitude
  }
}

/// The limits of a map's movement; touches move maps without limits here.
public struct MapCameraBounds: Sendable {
  /// - Parameter minimumDistance: in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The ways of moving a map by touches: here it can be moved and zoomed.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
