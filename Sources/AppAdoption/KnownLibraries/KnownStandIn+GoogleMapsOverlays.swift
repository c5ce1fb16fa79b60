extension KnownStandIn {
  /// What lies on Google's maps.
  static let googleMapsOverlays = #"""
    // MARK: What lies on a map. Nothing of it is drawn.

    @preconcurrency @MainActor open class GMSOverlay: NSObject {
      open var title: String?
      open weak var map: GMSMapView?
      open var isTappable = true
      open var zIndex: Int32 = 0
      open var userData: Any?
    }

    public enum GMSMarkerAnimation: UInt, Sendable { case none, pop, fadeIn }

    @preconcurrency @MainActor open class GMSMarker: GMSOverlay {
      open var position = kCLLocationCoordinate2DInvalid
      open var snippet: String?
      open var icon: UIImage?
      open var iconView: UIView?
      open var tracksViewChanges = true
      open var tracksInfoWindowChanges = false
      open var groundAnchor = CGPoint(x: 0.5, y: 1)
      open var infoWindowAnchor = CGPoint(x: 0.5, y: 0)
      open var appearAnimation = GMSMarkerAnimation.none
      open var isDraggable = false
      open var isFlat = false
      open var rotation: CLLocationDegrees = 0
      open var opacity: Float = 1

      public override init() { super.init() }
      public convenience init(position: CLLocationCoordinate2D) {
        self.init()
        self.position = position
      }
      open class func markerImage(with color: UIColor?) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 26, height: 41)).image { context in
          (color ?? .red).setFill()
          context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 26, height: 26))
        }
      }
    }

    open class GMSPath: NSObject {
      fileprivate(set) var places: [CLLocationCoordinate2D] = []

      public override init() { super.init() }
      public init(path: GMSPath) { places = path.places }
      /// The path of Google's encoded polylines: differences in units of 1e-5 degrees, in groups of five bits.
      public init?(fromEncodedPath encodedPath: String) {
        super.init()
        var (sum, values): (latitude: Int, [Int]) = (0, [])
        var (value, shift) = (0, 0)
        for byte in encodedPath.utf8 {
          let bits = Int(byte) - 63
          guard bits >= 0 else { return nil }
          value |= (bits & 31) << shift
          shift += 5
          if bits < 32 {
            values.append(value & 1 == 1 ? ~(value >> 1) : value >> 1)
            (value, shift) = (0, 0)
          }
        }
        var longitude = 0
        for pair in stride(from: 0, to: values.count - 1, by: 2) {
          sum += values[pair]
          longitude += values[pair + 1]
          places.append(CLLocationCoordinate2D(latitude: Double(sum) / 1e5, longitude: Double(longitude) / 1e5))
        }
      }
      open func count() -> UInt { UInt(places.count) }
      open func coordinate(at index: UInt) -> CLLocationCoordinate2D {
        places.indices.contains(Int(index)) ? places[Int(index)] : kCLLocationCoordinate2DInvalid
      }
    }

    open class GMSMutablePath: GMSPath {
      open func add(_ coord: CLLocationCoordinate2D) { places.append(coord) }
      open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
      }
      open func insert(_ coord: CLLocationCoordinate2D, at index: UInt) { places.insert(coord, at: Int(index)) }
      open func removeCoordinate(at index: UInt) { places.remove(at: Int(index)) }
      open func removeLastCoordinate() { if !places.isEmpty { places.removeLast() } }
      open func removeAllCoordinates() { places = [] }
    }

    @preconcurrency @MainActor open class GMSPolyline: GMSOverlay {
      open var path: GMSPath?
      open var strokeWidth: CGFloat = 1
      open var strokeColor = UIColor.blue
      open var geodesic = false
      open var spans: [GMSStyleSpan]?
      public override init() { super.init() }
      public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
      }
    }

    public final class GMSStyleSpan: NSObject {
      public init(color: UIColor) {}
    }

    @preconcurrency @MainActor open class GMSPolygon: GMSOverlay {
      open var path: GMSPath?
      open var strokeWidth: CGFloat = 1
      open var strokeColor: UIColor?
      open var fillColor: UIColor?
      public override init() { super.init() }
      public convenience init(path: GMSPath?) {
        self.init()
        self.path = path
      }
    }

    @preconcurrency @MainActor open class GMSCircle: GMSOverlay {
      open var position = kCLLocationCoordinate2DInvalid
      /// In metres.
      open var radius: CLLocationDistance = 0
      open var strokeWidth: CGFloat = 1
      open var strokeColor: UIColor?
      open var fillColor: UIColor?
      public override init() { super.init() }
      public convenience init(position: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.init()
        (self.position, self.radius) = (position, radius)
      }
    }

    // MARK: Addresses

    open class GMSAddress: NSObject {
      open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
      open var thoroughfare: String? { nil }
      open var locality: String? { nil }
      open var subLocality: String? { nil }
      open var administrativeArea: String? { nil }
      open var postalCode: String? { nil }
      open var country: String? { nil }
      open var lines: [String]? { nil }
    }

    open class GMSReverseGeocodeResponse: NSObject {
      open func firstResult() -> GMSAddress? { nil }
      open func results() -> [GMSAddress]? { nil }
    }

    /// Finds no address: the handler isn't called.
    open class GMSGeocoder: NSObject {
      open func reverseGeocodeCoordinate(
        _ coordinate: CLLocationCoordinate2D, completionHandler handler: @escaping (GMSReverseGeocodeResponse?, (any Error)?) -> Void
      ) {}
    }

    public func GMSGeometryDistance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> CLLocationDistance {
      CLLocation(latitude: from.latitude, longitude: from.longitude)
        .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }

    """#
}
