public import Foundation

extension UIView {
  /// Fitting as small as the content allows, for `systemLayoutSizeFitting`.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// Fitting as large as the content allows, for `systemLayoutSizeFitting`; 10,000 points, as UIKit's.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  /// The dimension that a view leaves open in `intrinsicContentSize`.
  public static let noIntrinsicMetric: CGFloat = -1

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    rootView.layoutEngine.allConstraintsAffecting(layoutSlot, axis: axis)
  }
  public var hasAmbiguousLayout: Bool { isPlacementAmbiguous }
  public func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  /// The view whose bottom is the baseline, by the old name.
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

  /// The engine of the hierarchy that the view is in, made when a constraint first needs one.
  var layoutEngine: LayoutEngine {
    let root = rootView
    if let engine = root.ownEngine { return engine }
    let engine = LayoutEngine(root: root)
    root.core.engine = engine
    return engine
  }

  var existingLayoutEngine: LayoutEngine? { rootView.ownEngine }

  /// The engine of the hierarchy that the view is the top of. A view whose superview went, as that of a controller whose
  /// window is gone, is the top of one, too: the constraints in it went with the superview's engine, and are collected
  /// anew.
  var ownEngine: LayoutEngine? {
    if core.engine == nil, core.lostSuperview {
      core.superview = nil
      core.engine = LayoutEngine(root: self)
    }
    return core.engine
  }

  /// Ends the engine that the view had while it was the top of a hierarchy. Whether it had one.
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
    // They stand in the order of their activation.
    var (lower, upper) = (0, core.constraints.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if core.constraints[middle].activation < constraint.activation { lower = middle + 1 } else { upper = middle }
    }
    if lower < core.constraints.count, core.constraints[lower] === constraint { core.constraints.remove(at: lower) }
    existingLayoutEngine?.setStructureIsStale()
    setNeedsLayoutOfSubviews()
  }

  /// The frame, the mask or an inset changed: constraints on the view must be written anew.
  func invalidateLayoutSlot() {
    core.slot?.invalidate()
  }

  /// Constraints see the size of a view that they don't place, and guides that follow it not in proportion.
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
    // Another font has other baselines.
    slot.invalidate()
    superview?.setNeedsLayoutOfSubviews()
    (superview as? UIStackView)?.arrangedContentDidChange(self)
  }

  func contentPrioritiesDidChange() {
    guard let slot = core.slot else { return }
    slot.invalidateContentSize()
    superview?.setNeedsLayoutOfSubviews()
  }

  /// Whether constraints from inside the view attach to its content, as a scroll view's.
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

  /// The app's guides and the system's that are in use.
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
  /// The intrinsic size of a view that has none.
  @MainActor static var noIntrinsicSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
