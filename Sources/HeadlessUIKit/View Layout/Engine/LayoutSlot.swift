import ConstraintSolver

/// What a layout engine knows of one view or guide.
@MainActor package final class LayoutSlot {
  /// The unknowns along one axis: where the alignment rectangle starts, and how long it is.
  struct Unknowns {
    let origin: Variable
    let length: Variable
  }

  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  weak var engine: LayoutEngine?

  /// Nil while the item's place is a function of its container's.
  var horizontal: Unknowns?
  var vertical: Unknowns?

  /// Grows with every change that alters what constraints on the item mean: a frame set by hand, new insets, another
  /// baseline. Constraints remember the sum they were written for.
  private(set) var generation = 0

  /// The constraints that stand for the view's intrinsic content size.
  var contentSizeRecords: [ConstraintRecord] = []
  var contentSizeIsStale = true

  /// The width for which a text of several lines was measured last; nil for its natural width.
  var measuredWidth: Double?

  init(view: UIView) { self.view = view }

  init(guide: UILayoutGuide) { self.guide = guide }

  var item: (any LayoutItem)? { view ?? guide }

  func unknowns(_ axis: NSLayoutConstraint.Axis) -> Unknowns? {
    axis == .horizontal ? horizontal : vertical
  }

  /// Notes that constraints on the item must be written anew.
  func invalidate() {
    generation &+= 1
    engine?.setNeedsRefresh()
  }
}
