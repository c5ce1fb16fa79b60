extension KnownStandIn {
  /// Google's maps, which are empty.
  static let googleMaps = #"""
    @_exported import CoreLocation
    @_exported import UIKit

    public final class GMSServices: NSObject {
      @discardableResult public class func provideAPIKey(_ apiKey: String) -> Bool { true }
      @discardableResult public class func provideAPIOptions(_ options: [String]) -> Bool { true }
      public class func sdkVersion() -> String { "" }
      public class func openSourceLicenseInfo() -> String { "" }
    }

    // MARK: Cameras and coordinates

    open class GMSCameraPosition: NSObject {
      public let target: CLLocationCoordinate2D
      public let zoom: Float
      /// In degrees.
      public let bearing: CLLocationDirection
      /// In degrees.
      public let viewingAngle: Double

      public init(
        target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection = 0, viewingAngle: Double = 0
      ) {
        (self.target, self.zoom, self.bearing, self.viewingAngle) = (target, zoom, bearing, viewingAngle)
      }
      public convenience init(
        latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection = 0,
        viewingAngle: Double = 0
      ) {
        let target = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        self.init(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
      }
      public class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraPosition {
        GMSCameraPosition(target: target, zoom: zoom)
      }
      public class func camera(
        withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float
      ) -> GMSCameraPosition {
        GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom)
      }
      public class func camera(
        withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection,
        viewingAngle: Double
      ) -> GMSCameraPosition {
        GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
      }
      public class func camera(
        withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
      ) -> GMSCameraPosition {
        GMSCameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
      }
    }

    open class GMSCoordinateBounds: NSObject {
      public let northEast: CLLocationCoordinate2D
      public let southWest: CLLocationCoordinate2D
      public let isValid: Bool

      public override init() {
        (northEast, southWest, isValid) = (kCLLocationCoordinate2DInvalid, kCLLocationCoordinate2DInvalid, false)
      }
      public init(coordinate a: CLLocationCoordinate2D, coordinate b: CLLocationCoordinate2D) {
        northEast = CLLocationCoordinate2D(latitude: max(a.latitude, b.latitude), longitude: max(a.longitude, b.longitude))
        southWest = CLLocationCoordinate2D(latitude: min(a.latitude, b.latitude), longitude: min(a.longitude, b.longitude))
        isValid = true
      }
      public convenience init(path: GMSPath) {
        var bounds = GMSCoordinateBounds()
        for place in path.places { bounds = bounds.includingCoordinate(place) }
        self.init(bounds)
      }
      public convenience init(region: GMSVisibleRegion) { self.init(coordinate: region.nearLeft, coordinate: region.farRight) }
      private init(_ other: GMSCoordinateBounds) {
        (northEast, southWest, isValid) = (other.northEast, other.southWest, other.isValid)
      }

      open func includingCoordinate(_ place: CLLocationCoordinate2D) -> GMSCoordinateBounds {
        guard isValid else { return GMSCoordinateBounds(coordinate: place, coordinate: place) }
        let north = CLLocationCoordinate2D(
          latitude: max(northEast.latitude, place.latitude), longitude: max(northEast.longitude, place.longitude))
        let south = CLLocationCoordinate2D(
          latitude: min(southWest.latitude, place.latitude), longitude: min(southWest.longitude, place.longitude))
        return GMSCoordinateBounds(coordinate: north, coordinate: south)
      }
      open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds {
        path.places.reduce(self) { $0.includingCoordinate($1) }
      }
      open func contains(_ place: CLLocationCoordinate2D) -> Bool {
        isValid && (southWest.latitude...northEast.latitude).contains(place.latitude)
          && (southWest.longitude...northEast.longitude).contains(place.longitude)
      }
    }

    public struct GMSVisibleRegion {
      public var nearLeft, nearRight, farLeft, farRight: CLLocationCoordinate2D
    }

    public final class GMSProjection: NSObject {
      fileprivate let target: CLLocationCoordinate2D
      fileprivate init(_ target: CLLocationCoordinate2D) { self.target = target }
      public func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
      public func coordinate(for point: CGPoint) -> CLLocationCoordinate2D { target }
      public func visibleRegion() -> GMSVisibleRegion {
        GMSVisibleRegion(nearLeft: target, nearRight: target, farLeft: target, farRight: target)
      }
    }

    public final class GMSCameraUpdate: NSObject {
      fileprivate let target: CLLocationCoordinate2D?
      fileprivate let zoom: Float?
      private init(_ target: CLLocationCoordinate2D?, _ zoom: Float?) { (self.target, self.zoom) = (target, zoom) }
      public class func setTarget(_ target: CLLocationCoordinate2D) -> GMSCameraUpdate { GMSCameraUpdate(target, nil) }
      public class func setTarget(_ target: CLLocationCoordinate2D, zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate(target, zoom) }
      public class func setCamera(_ camera: GMSCameraPosition) -> GMSCameraUpdate { GMSCameraUpdate(camera.target, camera.zoom) }
      public class func zoom(to zoom: Float) -> GMSCameraUpdate { GMSCameraUpdate(nil, zoom) }
      public class func fit(_ bounds: GMSCoordinateBounds, withPadding padding: CGFloat = 64) -> GMSCameraUpdate {
        let (a, b) = (bounds.northEast, bounds.southWest)
        return GMSCameraUpdate(
          CLLocationCoordinate2D(latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2), nil)
      }
      public class func fit(_ bounds: GMSCoordinateBounds, with edgeInsets: UIEdgeInsets) -> GMSCameraUpdate { fit(bounds) }
    }

    // MARK: The map

    public enum GMSMapViewType: UInt, Sendable { case normal = 1, satellite, terrain, hybrid, none }

    public final class GMSUISettings: NSObject {
      public var scrollGestures = true
      public var zoomGestures = true
      public var tiltGestures = true
      public var rotateGestures = true
      public var consumesGesturesInView = true
      public var compassButton = false
      public var myLocationButton = false
      public var indoorPicker = true
      public var allowScrollGesturesDuringRotateOrZoom = true
      public func setAllGesturesEnabled(_ enabled: Bool) {
        (scrollGestures, zoomGestures, tiltGestures, rotateGestures) = (enabled, enabled, enabled, enabled)
      }
    }

    public final class GMSMapStyle: NSObject {
      public convenience init(jsonString style: String) throws { self.init() }
      public convenience init(contentsOfFileURL fileURL: URL) throws {
        _ = try Data(contentsOf: fileURL)
        self.init()
      }
    }

    public let kGMSMinZoomLevel: Float = 2
    public let kGMSMaxZoomLevel: Float = 21

    /// What a map begins with, since version 8.
    @preconcurrency @MainActor public final class GMSMapViewOptions: NSObject {
      public var frame = CGRect.zero
      public var camera: GMSCameraPosition?
      public var backgroundColor: UIColor?
    }

    /// An empty map, in a map's background colour.
    @preconcurrency @MainActor open class GMSMapView: UIView {
      open weak var delegate: (any GMSMapViewDelegate)?
      open var camera: GMSCameraPosition
      open var mapType = GMSMapViewType.normal
      open var mapStyle: GMSMapStyle?
      open var padding = UIEdgeInsets.zero
      open var isMyLocationEnabled = false
      open var isTrafficEnabled = false
      open var isBuildingsEnabled = true
      open var isIndoorEnabled = true
      public let settings = GMSUISettings()
      open var selectedMarker: GMSMarker?
      open var cameraTargetBounds: GMSCoordinateBounds?
      open private(set) var minZoom = kGMSMinZoomLevel
      open private(set) var maxZoom = kGMSMaxZoomLevel
      open var myLocation: CLLocation? { nil }
      open var projection: GMSProjection { GMSProjection(camera.target) }

      public override init(frame: CGRect) {
        camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: kGMSMinZoomLevel)
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.91, green: 0.93, blue: 0.92, alpha: 1)
      }
      public convenience init(frame: CGRect, camera: GMSCameraPosition) {
        self.init(frame: frame)
        self.camera = camera
      }
      public convenience init(options: GMSMapViewOptions) {
        self.init(frame: options.frame)
        if let camera = options.camera { self.camera = camera }
        if let color = options.backgroundColor { backgroundColor = color }
      }
      public required init?(coder: NSCoder) {
        camera = GMSCameraPosition(latitude: 0, longitude: 0, zoom: kGMSMinZoomLevel)
        super.init(coder: coder)
        backgroundColor = UIColor(red: 0.91, green: 0.93, blue: 0.92, alpha: 1)
      }
      public class func map(withFrame frame: CGRect, camera: GMSCameraPosition) -> GMSMapView {
        GMSMapView(frame: frame, camera: camera)
      }

      open func clear() { selectedMarker = nil }
      open func setMinZoom(_ minZoom: Float, maxZoom: Float) { (self.minZoom, self.maxZoom) = (minZoom, maxZoom) }
      open func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }
      open func animate(toLocation location: CLLocationCoordinate2D) { moveCamera(.setTarget(location)) }
      open func animate(toZoom zoom: Float) { moveCamera(.zoom(to: zoom)) }
      open func animate(toBearing bearing: CLLocationDirection) {}
      open func animate(toViewingAngle viewingAngle: Double) {}
      open func animate(with cameraUpdate: GMSCameraUpdate) { moveCamera(cameraUpdate) }
      open func moveCamera(_ update: GMSCameraUpdate) {
        camera = GMSCameraPosition(target: update.target ?? camera.target, zoom: update.zoom ?? camera.zoom)
      }
      open func camera(for bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
        GMSCameraPosition(target: GMSCameraUpdate.fit(bounds).target ?? camera.target, zoom: camera.zoom)
      }
    }

    /// Its methods aren't called.
    @preconcurrency @MainActor public protocol GMSMapViewDelegate: NSObjectProtocol {}

    """#
}
