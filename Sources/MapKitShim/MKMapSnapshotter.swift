public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// Makes a picture of a map. Here every attempt fails: no map is drawn on Linux.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// What of the map is to be seen.
  @preconcurrency @MainActor open class Options: NSObject {
    open var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    /// Stored but unused: no map is drawn.
    open var showsBuildings = false
    /// In points.
    open var size = CGSize(width: 256, height: 256)
    /// Pixels a point.
    open var scale = UIScreen.main.scale
    open var traitCollection = UITraitCollection.current

    public override init() { super.init() }
  }

  /// The picture of a map.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    public let image: UIImage

    init(_ image: UIImage) { self.image = image }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  public let options: Options

  public init(options: Options = Options()) {
    self.options = options
    super.init()
  }

  /// False: an attempt fails at once.
  open var isLoading: Bool { false }

  /// Tells the handler at once that there is no picture.
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, CocoaError(.featureUnsupported))
  }
  /// Tells the handler that there is no picture.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    start(completionHandler: completionHandler)
  }
  /// Does nothing: no picture is under way.
  open func cancel() {}
}
