public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// Creates an image of a map. Every request fails: maps aren't drawn on Linux.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// The part of the map to capture, and its appearance.
  @preconcurrency @MainActor open class Options: NSObject {
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    /// Stored but unused: no map is drawn.
    open var showsBuildings = false
    /// Stored but unused: no map is drawn.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels per point.
    open var scale = UIScreen.main.scale
    open var traitCollection = UITraitCollection.current

    public override init() { super.init() }
  }

  /// An image of a map.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    public let image: UIImage

    init(_ image: UIImage) { self.image = image }

    /// Zero: no map is drawn.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  public let options: Options

  public init(options: Options = Options()) {
    self.options = options
    super.init()
  }

  /// False: every request fails at once.
  open var isLoading: Bool { false }

  /// Calls the handler with an error at once.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }
  /// Calls the handler with an error at once; the queue is ignored.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }
  /// Has no effect: requests complete at once.
  open func cancel() {}
}
