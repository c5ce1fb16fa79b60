public import Foundation

extension UIView {
  /// The target size for the smallest size that fits the content, for `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size for the largest size that the content allows, for `systemLayoutSizeFitting`; 10,000 points, as in UIKit.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  /// The value for a dimension without an intrinsic size in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    rootView.layoutEngine.allConstraintsAffecting(layoutSlot, axis: axis)
  }
  public var hasAmbiguousLayout: Bool { isPlacementAmbiguous }
  public func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
}

// Not of the class, because subclasses can't override members of its extensions: they declare it anew.
@MainActor extension NSObjectProtocol where Self: UIView {
  /// The old name of `forLastBaselineLayout`.
  public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}

extension UIView {
  package var layoutContainer: UIView? { superview }

  package var layoutView: UIView? { self }

  package var layoutSlot: LayoutSlot {
    if let slot = core.slot { return slot }
    let slot = LayoutSlot(view: self)
    core.slot = slot
    return slot
  }

  var existingLayoutSlot: LayoutSlot? { core.slot }

  /// The layout engine of the view's hierarchy, created when a constraint first needs it.
  var layoutEngine: LayoutEngine {
    let root = rootView
    if let engine = root.ownEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.core.engine = engine
    return engine
  }

  var existingLayoutEngine: LayoutEngine? { rootView.ownEngine }

  /// The layout engine of the hierarchy whose root is this view. A view whose superview was released, such as the view of a
  /// controller without a window, is also a root: its constraints were lost with the superview's engine, and are collected again.
  var ownEngine: LayoutEngine? {
    if core.engine == nil, core.lostSuperview {
      core.superview = nil
      core.engine = LayoutEngine(root: self)
    }
    return core.engine
  }

  /// Discards the engine that the view had as the root of a hierarchy. Returns whether it had one.
  func discardOwnEngine() -> Bool {
    guard let engine = ownEngine else { return false }
    engine.forget(treeOf: self)
    core.engine = nil
    return true
  }

  func _addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.container !== self else { return }
    for view in constraint.involvedViews where !view.isDescendant(of: self) {
      fatalError(
        "The view hierarchy is not prepared for the constraint: \(constraint)\nWhen added to a view, the constraint's "
          + "items must be descendants of that view (or the view itself). This will crash if the constraint needs to be "
          + "resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
          + "_viewHierarchyUnpreparedForConstraint:] to debug.\nUnable to install constraint on view.  Does the "
          + "constraint reference something from outside the subtree of the view?  That's illegal. constraint:"
          + "\(constraint) view:\(ItemName.text(self))")
    }
    constraint.isActive = false
    constraint.install(in: self)
  }

  func holdConstraint(_ constraint: NSLayoutConstraint) {
    core.constraints.append(constraint)
    layoutEngine.setStructureIsStale()
    setNeedsLayoutOfSubviews()
  }

  func releaseConstraint(_ constraint: NSLayoutConstraint) {
    // The constraints are in the order of activation.
    var (lower, upper) = (0, core.constraints.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if core.constraints[middle].activation < constraint.activation { lower = middle + 1 } else { upper = middle }
    }
    if lower < core.constraints.count, core.constraints[lower] === constraint { core.constraints.remove(at: lower) }
    existingLayoutEngine?.setStructureIsStale()
    setNeedsLayoutOfSubviews()
  }

  /// Rewrites the view's constraints after a change of its frame, mask or insets.
  func invalidateLayoutSlot() {
    core.slot?.invalidate()
  }

  /// Updates constraints for the new size of a view placed by its frame, and for guides that don't scale with it.
  func layoutSizeDidChange() {
    guard let slot = core.slot else { return }
    if slot.horizontal == nil { slot.invalidate() }
    for guideSlot in slot.guideSlots { guideSlot.guide?.ownerSizeDidChange() }
  }

  func layoutRoleDidChange() {
    if let slot = core.slot { slot.engine?.forget(slot) }
    existingLayoutEngine?.setStructureIsStale()
    superview?.setNeedsLayoutOfSubviews()
  }

  func _invalidateIntrinsicContentSize() {
    BackgroundUse.check("\(type(of: self)).invalidateIntrinsicContentSize()")
    guard let slot = core.slot else { return }
    slot.measuredWidth = nil
    slot.invalidateContentSize()
    // A new font has other baselines.
    slot.invalidate()
    superview?.setNeedsLayoutOfSubviews()
    (superview as? UIStackView)?.arrangedContentDidChange(self)
  }

  func contentPrioritiesDidChange() {
    guard let slot = core.slot else { return }
    slot.invalidateContentSize()
    superview?.setNeedsLayoutOfSubviews()
  }

  /// Whether constraints of subviews refer to the view's content, as in a scroll view.
  var hasLayoutInterior: Bool { self is UIScrollView }

  func _systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    _updateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, size: .fitting(target, horizontal: horizontal, vertical: vertical))
    engine.update()
    let size = frame(forAlignmentRect: engine.alignmentRect(of: engine.slot(for: layoutSlot))).size
    return PixelRounding(scale: layoutScale).roundUp(size)
  }

  var isPlacementAmbiguous: Bool {
    guard let slot = core.slot, let engine = existingLayoutEngine else { return false }
    return engine.isAmbiguous(slot)
  }

  func exerciseAmbiguity() {
    guard let slot = core.slot, let engine = existingLayoutEngine else { return }
    engine.exerciseAmbiguity(of: slot)
  }

  // MARK: Guides

  /// The app's guides and the system guides in use.
  var allLayoutGuides: [UILayoutGuide] { core.guides.all }

  func barLayoutGuide(isTop: Bool) -> BarLayoutGuide {
    let guide = isTop ? core.guides.topBar(of: self) : core.guides.bottomBar(of: self)
    guide.installConstraints()
    return guide
  }

  func _addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    core.guides.own.append(guide)
  }

  func _removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    var view: UIView? = self
    while let holder = view {
      for constraint in holder.core.constraints where constraint.speaks(of: guide.layoutSlot) {
        constraint.isActive = false
      }
      view = holder.superview
    }
    guide.layoutSlot.engine?.forget(guide.layoutSlot)
    core.guides.own.removeFirst(identicalTo: guide)
    guide.owningView = nil
  }
}

extension CGSize {
  /// The intrinsic content size of a view without one.
  @MainActor static var noIntrinsicSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
