import Foundation

extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    // UIKit puts the view on top where the sibling isn't a subview.
    guard let index = core.subviews.place(of: sibling) else { return addSubview(view) }
    let comesFromBefore = view.superview === self && core.subviews.prefix(index).contains { $0 === view }
    let removedBefore = comesFromBefore ? 1 : 0
    _insertSubview(view, at: index + offset - removedBefore, offset > 0 ? .above(sibling) : .below(sibling))
  }

  /// The position of a view's layer among the others, which may include an app's own: those keep their positions.
  enum LayerPlace {
    case top
    case above(UIView)
    case below(UIView)
  }

  /// - Parameter layerPlace: nil for the position that follows from the index: on top after the last view, else directly below the
  ///   next view's layer.
  func _insertSubview(_ view: UIView, at index: Int, _ layerPlace: LayerPlace? = nil) {
    BackgroundUse.check("\(type(of: self)).addSubview(_:)")
    // Only a view with subviews can contain this view.
    let isInside = view.core.subviewList.isEmpty ? view === self : lies(in: view)
    // An optimized build prints no message of a precondition.
    if isInside { fatalError("Can't add self as subview") }
    if view.superview === self { return move(view, to: index, layerPlace) }
    view.core.viewController?.checkHierarchy(movingTo: self)
    let newWindow = window
    let windowChanges = view.window !== newWindow
    // An added view is first notified of its window; a removed one is first notified of its superview.
    if windowChanges { view.announceMove(to: newWindow) }
    view.willMove(toSuperview: self)
    let tint = view.core.tint == nil ? view.effectiveTintColor : nil
    if let old = view.superview { old.release(view) }
    let place = min(max(index, 0), core.subviewList.count)
    let bringsConstraints = view.discardOwnEngine()
    core.subviewList.insert(view, at: place)
    view.core.superview = self
    view.takeOverTint()
    placeLayer(of: view, at: place, layerPlace)
    let engine = bringsConstraints ? layoutEngine : existingLayoutEngine
    // Otherwise the constraints are unaffected, and views that are added during layout, such as a cell's separators, would cause
    // all of them to be solved again.
    if let engine, bringsConstraints || view.holdsUnknownPlaces { engine.setStructureIsStale() }
    if windowChanges { view.setWindow(newWindow) }
    view.inheritEnvironment(tintBefore: tint)
    if windowChanges {
      view.updateSafeAreaOfTree()
      view.finishMove()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayoutOfSubviews()
    view.markSubtreeDirtyUpwards()
  }

  /// Whether the view, or one in it, waits for constraints to place it.
  private var holdsUnknownPlaces: Bool {
    !translatesAutoresizingMaskIntoConstraints || core.subviews.contains { $0.holdsUnknownPlaces }
  }

  func _removeFromSuperview() {
    BackgroundUse.check("\(type(of: self)).removeFromSuperview()")
    guard let superview else { return }
    willMove(toSuperview: nil)
    let hadWindow = window != nil
    if hadWindow { announceMove(to: nil) }
    superview.release(self)
    if hadWindow { completeMove(to: nil) }
    didMoveToSuperview()
    if hadWindow { updateSafeAreaOfTree() } else { updateSafeArea() }
  }

  private func release(_ view: UIView) {
    willRemoveSubview(view)
    view.dropConstraintsFromOutside()
    let engine = existingLayoutEngine
    if let engine, engine.root === self, core.subviewList.count == 1, core.constraints.isEmpty {
      // Everything that the engine knows is removed, as when a screen is closed.
      engine.dismantle()
      core.engine = nil
    } else {
      engine?.forget(treeOf: view)
    }
    core.subviewList.remove(view)
    view.layer.removeFromSuperlayer()
    view.core.superview = nil
    view.forgetRoot()
    view.takeOverTint()
    // The removed view may hold constraints of its own, and is the root of a hierarchy now.
    if engine != nil { view.layoutEngine.setStructureIsStale() }
    setNeedsLayoutOfSubviews()
  }

  /// Constraints that connect a removed view with the outside are deactivated for good, as in UIKit.
  private func dropConstraintsFromOutside() {
    if core.subviewList.isEmpty, existingLayoutSlot == nil { return }
    var ancestor = superview
    while let view = ancestor, view.core.constraints.isEmpty { ancestor = view.superview }
    if ancestor == nil { return }
    var inside: Set<ObjectIdentifier> = []
    var found: [NSLayoutConstraint] = []
    func visit(_ view: UIView) {
      inside.insert(ObjectIdentifier(view))
      if let slot = view.existingLayoutSlot { found += slot.installedConstraints }
      for subview in view.core.subviews { visit(subview) }
    }
    visit(self)
    for constraint in found {
      guard let container = constraint.container, !inside.contains(ObjectIdentifier(container)) else { continue }
      constraint.isActive = false
    }
  }

  func _exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    // UIKit's exception is its array's.
    for index in [index1, index2] where !core.subviews.indices.contains(index) {
      fatalError(
        "exchangeSubview(at: \(index1), withSubviewAt: \(index2)): index \(index) beyond bounds [0 .. "
          + "\(core.subviewList.count - 1)] of the subviews of \(self)")
    }
    let (first, second) = (core.subviews[index1], core.subviews[index2])
    core.subviewList.swapAt(index1, index2)
    layer.exchange(first.layer, with: second.layer)
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard core.subviewList.remove(view) else { return }
    core.subviewList.insert(view, at: toFront ? core.subviewList.count : 0)
    if toFront { layer.addSublayer(view.layer) } else { layer.insertSublayer(view.layer, at: 0) }
  }

  private func move(_ view: UIView, to index: Int, _ layerPlace: LayerPlace?) {
    core.subviewList.remove(view)
    let place = min(max(index, 0), core.subviewList.count)
    core.subviewList.insert(view, at: place)
    placeLayer(of: view, at: place, layerPlace)
  }

  private func placeLayer(of view: UIView, at place: Int, _ layerPlace: LayerPlace?) {
    let next = place + 1 < core.subviewList.count ? core.subviews[place + 1] : nil
    switch layerPlace ?? next.map(LayerPlace.below) ?? .top {
    case .top: layer.addSublayer(view.layer)
    case .above(let sibling): layer.insertSublayer(view.layer, above: sibling.layer)
    case .below(let sibling): layer.insertSublayer(view.layer, below: sibling.layer)
    }
  }

  // MARK: Windows

  private func announceMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    core.viewController?.viewWillMove(toWindow: newWindow)
    for subview in subviews { subview.announceMove(to: newWindow) }
  }

  private func completeMove(to newWindow: UIWindow?) {
    setWindow(newWindow)
    finishMove()
  }

  private func setWindow(_ newWindow: UIWindow?) {
    core.window = newWindow
    for subview in subviews { subview.setWindow(newWindow) }
  }

  private func finishMove() {
    if window == nil, isFirstResponder { focus?.firstResponder.forceToResign(self) }
    if let window { AppearanceProxies.shown(in: window)?.apply(to: self) }
    didMoveToWindow()
    if let focus, window != nil { focus.firstResponder.viewDidEnterWindow(self) }
    for subview in subviews { subview.finishMove() }
    core.viewController?.viewDidMove(toWindow: window)
  }

  /// The inherited values: traits, tint, safe area, margins. `tint` is the view's without the parent; nil if it has its own.
  private func inheritEnvironment(tintBefore tint: UIColor?) {
    _updateTraitsIfNeeded()
    updateSafeArea()
    updateMargins()
    if let tint, tint != effectiveTintColor { propagateTint() }
  }

  func _endEditing(_ force: Bool) -> Bool {
    let first = FirstResponder.of(self)
    guard let responder = first.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if force { first.forceToResign(responder) } else { return responder.resignFirstResponder() }
    return true
  }
}
