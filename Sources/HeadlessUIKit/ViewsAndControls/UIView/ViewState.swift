import Foundation

/// The private state of a view, separate so that the class's body shows its interface. A class, because debug builds copy a whole
/// struct, including weak references, whenever one of its properties is read.
@MainActor final class ViewState {
  private var superviewReference: BackReference<UIView>?
  private var windowReference: BackReference<UIView>?
  private var controllerReference: BackReference<UIViewController>?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic

  var superview: UIView? {
    get { superviewReference?.target }
    set { superviewReference = newValue?.backReference }
  }
  /// Whether the superview was released while it contained the view, without a call to the view.
  var lostSuperview: Bool { superviewReference.map { $0.target == nil } ?? false }
  var window: UIWindow? {
    get {
      guard let window = windowReference?.target else { return nil }
      return unsafeDowncast(window, to: UIWindow.self)
    }
    set { windowReference = newValue?.backReference }
  }
  var viewController: UIViewController? {
    get { controllerReference?.target }
    set { controllerReference = newValue?.backReference }
  }

  /// The last known root of the hierarchy. It is reset when the view leaves its superview; if the root has a superview since, that
  /// view's root counts.
  var knownRoot: BackReference<UIView>?

  var subviewList = SiblingList<UIView>()
  var subviews: [UIView] { subviewList.all }
  var contentScaleFactor: CGFloat?

  /// Whether a container shows another view instead of this one: tabs at the top instead of the bar at the bottom.
  var isPutAway = false

  /// Whether a frame is being set: between the change of the bounds and that of the position.
  var isBeingPlaced = false

  var needsLayout = true
  /// The phase of a layout pass for the view.
  enum LayoutPhase {
    case resting
    /// The pass has reached the view, and `layoutSubviews` is about to be called, within a running call of it if `isNested`.
    case due(isNested: Bool)
    /// `layoutSubviews` is running, including the controller's calls before and after.
    case running
  }

  var layoutPhase = LayoutPhase.resting

  var isInLayoutSubviews: Bool {
    switch layoutPhase {
    case .resting: false
    case .due(let isNested): isNested
    case .running: true
    }
  }

  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true

  var constraints: [NSLayoutConstraint] = []
  var slot: LayoutSlot?
  var engine: LayoutEngine?
  var guides = ViewLayoutGuides()
  var contentPriorities = ContentPriorities()
  /// The intrinsic content size from a document, used on its canvas if the view's class isn't available. Nil in apps.
  var canvasContentSize: CGSize?
  /// Whether any other content size overrides that size.
  var canvasContentSizeIsWeak = false

  var margins = ViewMargins()
  var safeAreaInsets = UIEdgeInsets.zero
  var safeAreaChanges = NestedChanges()
  var traitChanges = NestedChanges()

  /// The corner radii, if the app has set a corner configuration.
  var corners: UICornerConfiguration?
  var needsUpdateProperties = true
  var motionEffects: [UIMotionEffect] = []

  /// The view's own tint colour.
  var tint: UIColor?
  /// The view's own or inherited tint colour; nil for the standard.
  var shownTint: UIColor?
  /// Whether the tint is shown without its colour, as below alerts.
  var isTintDimmed = false
  var traits: UITraitCollection?
  /// The list environment of the subviews, if the view is a list.
  var listOfSubviews = UIListEnvironment.unspecified
  /// The list environment of the view, if it is in a section that is a list.
  var list = UIListEnvironment.unspecified
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var hoverStyle: UIHoverStyle?
  var focusEffect: UIFocusEffect?
  var focusGroupPriority: UIFocusGroupPriority?
  var restorationIdentifier: String?
  /// Whether a recognizer was ever attached: the property is nil before, and an empty array after the last one is removed.
  var hasHadRecognizers = false
  var traitObservers: [TraitObserver] = []
  /// The traits that were current before the view was rendered; nil if they were already the view's.
  var traitsBeforeRendering: UITraitCollection?
}

extension UIView {
  /// Whether a container shows another view instead of this one, so that the view tree and VoiceOver leave it out.
  package final var isPutAway: Bool { core.isPutAway }
}
