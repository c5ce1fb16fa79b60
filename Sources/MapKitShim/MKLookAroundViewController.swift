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
