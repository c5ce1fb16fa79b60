import Foundation

/// What a view keeps that isn't public: apart, so that the class's body shows its interface. A class, because debug builds
/// copy a whole struct, weak references included, for every property of it that is read.
@MainActor final class ViewState {
  private var superviewReference: BackReference<UIView>?
  private var windowReference: BackReference<UIView>?
  private var controllerReference: BackReference<UIViewController>?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic

  var superview: UIView? {
    get { superviewReference?.target }
    set { superviewReference = newValue?.backReference }
  }
  /// Whether the superview went while the view was in it, without a call to the view.
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

  /// The top of the hierarchy at the last look. What leaves its superview forgets it; where the top has got a superview
  /// since, that one's top counts.
  var knownRoot: BackReference<UIView>?

  var subviews: [UIView] = []
  var contentScaleFactor: CGFloat?

  /// Between the change of the bounds and that of the position, while a frame is set.
  var isBeingPlaced = false

  var needsLayout = true
  /// Where a layout pass is with the view.
  enum LayoutPhase {
    case resting
    /// The pass has come to the view, and `layoutSubviews` is to be called; within a call that runs where it is nested.
    case due(isNested: Bool)
    /// `layoutSubviews` runs, and what the controller does around it.
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
  /// The intrinsic content size that a document has for its canvas, where the view's class isn't there to tell its own. Nil
  /// in apps.
  var canvasContentSize: CGSize?
  /// Whether that size gives way to all else that tells one.
  var canvasContentSizeIsWeak = false

  var margins = ViewMargins()
  var safeAreaInsets = UIEdgeInsets.zero
  var safeAreaChanges = NestedChanges()
  var traitChanges = NestedChanges()

  /// How round the app has the corners, where it chose so by a configuration.
  var corners: UICornerConfiguration?
  var needsUpdateProperties = true
  var motionEffects: [UIMotionEffect] = []

  /// The view's own.
  var tint: UIColor?
  /// The view's own or what its superview handed down; nil for the standard.
  var shownTint: UIColor?
  /// Whether the tint is shown without its colour, as below alerts.
  var isTintDimmed = false
  var traits: UITraitCollection?
  /// The list that the view's subviews are in, where the view is one.
  var listOfSubviews = UIListEnvironment.unspecified
  /// The list that the view is in, where a section of its superview is one.
  var list = UIListEnvironment.unspecified
  var gestureRecognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var hoverStyle: UIHoverStyle?
  var focusEffect: UIFocusEffect?
  var focusGroupPriority: UIFocusGroupPriority?
  var restorationIdentifier: String?
  /// Whether a recognizer was ever attached: the property is nil until then, and an empty array after the last is gone.
  var hasHadRecognizers = false
  var traitObservers: [TraitObserver] = []
  /// What was current before the view was rendered; nil where its own traits already were.
  var traitsBeforeRendering: UITraitCollection?
}
