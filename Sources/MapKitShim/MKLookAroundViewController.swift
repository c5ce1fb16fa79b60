public import HeadlessUIKit

/// Stands where the pictures of a place's surroundings would be, of which none exist here.
@preconcurrency @MainActor open class MKLookAroundViewController: UIViewController {
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  open var scene: MKLookAroundScene?
  // Stored but unused: there are no pictures to move in.
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var badgePosition = MKLookAroundBadgePosition.topLeading

  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() { view = PlaceholderView(title: "Look Around") }
}

public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }

/// Called as the user changes the pictures, which never happens here.
@preconcurrency @MainActor public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {}

/// Makes a picture of a place's surroundings, and fails: there are no scenes.
@preconcurrency @MainActor open class MKLookAroundSnapshotter: NSObject {
  /// The size and the look of a picture.
  @preconcurrency @MainActor open class Options: NSObject {
    open var size = CGSize(width: 256, height: 256)
    open var traitCollection = UITraitCollection()
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }

  /// A picture.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    public let image: UIImage

    init(_ image: UIImage) {
      self.image = image
      super.init()
    }
  }

  private var isCancelled = false
  open var isLoading: Bool { false }

  public init(scene: MKLookAroundScene, options: Options) { super.init() }

  open func cancel() { isCancelled = true }

  open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    deliverLater { [weak self] in
      if self?.isCancelled != true { completionHandler(nil, MKError(.loadingThrottled)) }
    }
  }

  open var snapshot: Snapshot { get async throws { throw MKError(.loadingThrottled) } }
}
