import Foundation

extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    // UIKit puts the view on top where the sibling isn't a subview.
    guard let index = core.subviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    let removedBefore = core.subviews.prefix(index).contains { $0 === view } ? 1 : 0
    insert(view, at: index + offset - removedBefore)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    if view.superview === self { return move(view, to: index) }
    view.core.viewController?.checkHierarchy(movingTo: self)
    view.willMove(toSuperview: self)
    let newWindow = window
    let windowChanges = view.window !== newWindow
    if let old = view.superview { old.release(view, movingTo: newWindow) }
    if windowChanges { view.announceMove(to: newWindow) }
    let place = min(max(index, 0), core.subviews.count)
    let bringsConstraints = view.discardOwnEngine()
    core.subviews.insert(view, at: place)
    view.core.superview = self
    layer.insertSublayer(view.layer, at: layerIndex(for: place))
    let engine = bringsConstraints ? layoutEngine : existingLayoutEngine
    engine?.setStructureIsStale()
    if windowChanges { view.setWindow(newWindow) }
    view.inheritEnvironment(from: self)
    if windowChanges {
      view.updateSafeAreaOfTree()
      view.finishMove()
    }
    didAddSubview(view)
    view.didMoveToSuperview()
    setNeedsLayoutOfSubviews()
    view.markSubtreeDirtyUpwards()
  }

  func detach() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    let hadWindow = window != nil
    if hadWindow { announceMove(to: nil) }
    superview.release(self, movingTo: nil)
    if hadWindow { completeMove(to: nil) }
    didMoveToSuperview()
    if hadWindow { updateSafeAreaOfTree() } else { updateSafeArea() }
  }

  private func release(_ view: UIView, movingTo newWindow: UIWindow?) {
    willRemoveSubview(view)
    view.dropConstraintsFromOutside()
    let engine = existingLayoutEngine
    if let engine, engine.root === self, core.subviews.count == 1, core.constraints.isEmpty {
      // All that the engine knows leaves, as when a screen is taken down.
      engine.dismantle()
      core.engine = nil
    } else {
      engine?.forget(treeOf: view)
    }
    core.subviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    view.core.superview = nil
    // What left may hold constraints of its own, and is the top of a hierarchy now.
    if engine != nil { view.layoutEngine.setStructureIsStale() }
    setNeedsLayoutOfSubviews()
  }

  /// Constraints that reach from outside into a view that leaves are gone for good, as in UIKit.
  private func dropConstraintsFromOutside() {
    var ancestor = superview
    while let view = ancestor {
      for constraint in view.core.constraints
      where constraint.involvedViews.contains(where: { $0.isDescendant(of: self) }) {
        constraint.isActive = false
      }
      ancestor = view.superview
    }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    core.subviews.swapAt(index1, index2)
    reorderLayers()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = core.subviews.firstIndex(where: { $0 === view }) else { return }
    core.subviews.remove(at: index)
    core.subviews.insert(view, at: toFront ? core.subviews.count : 0)
    reorderLayers()
  }

  private func move(_ view: UIView, to index: Int) {
    core.subviews.removeAll { $0 === view }
    core.subviews.insert(view, at: min(max(index, 0), core.subviews.count))
    reorderLayers()
  }

  /// The subviews' layers in the subviews' order; layers that the app added by itself keep their places.
  private func reorderLayers() {
    let own = Set(core.subviews.map { ObjectIdentifier($0.layer) })
    var ordered = core.subviews.map(\.layer)[...]
    layer.sublayers = (layer.sublayers ?? []).map { sublayer in
      own.contains(ObjectIdentifier(sublayer)) ? ordered.removeFirst() : sublayer
    }
  }

  private func layerIndex(for place: Int) -> UInt32 {
    let layers = layer.sublayers ?? []
    if place > 0, let index = layers.firstIndex(where: { $0 === core.subviews[place - 1].layer }) {
      return UInt32(index + 1)
    }
    if place + 1 < core.subviews.count,
      let index = layers.firstIndex(where: { $0 === core.subviews[place + 1].layer })
    {
      return UInt32(index)
    }
    return UInt32(layers.count)
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
    if window == nil, isFirstResponder { FirstResponder.shared.forceToResign(self) }
    if window != nil, !AppearanceProxies.shared.isEmpty { AppearanceProxies.shared.apply(to: self) }
    didMoveToWindow()
    if FirstResponder.shared.mayHaveWaiting, window != nil { FirstResponder.shared.viewDidEnterWindow(self) }
    for subview in subviews { subview.finishMove() }
    core.viewController?.viewDidMove(toWindow: window)
  }

  /// What comes from above: traits, tint, safe area, margins.
  private func inheritEnvironment(from parent: UIView) {
    updateTraits()
    updateSafeArea()
    updateMargins()
    if core.tint == nil, parent.effectiveTintColor != effectiveTintColor { propagateTint() }
  }

  var rootView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  func endEditingInside(force: Bool) -> Bool {
    guard let responder = FirstResponder.shared.current as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if force { FirstResponder.shared.forceToResign(responder) } else { return responder.resignFirstResponder() }
    return true
  }
}
