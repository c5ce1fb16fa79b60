internal import Foundation

extension CALayer {
  /// The number of rounds after which a layout that keeps requesting layout is stopped.
  private static let maximumRounds = 100

  func _setNeedsLayout() {
    guard !layoutState.needsLayout else { return }
    layoutState.needsLayout = true
    superlayer?.noteDescendantNeedsLayout()
    owner?.layerNeedsLayout(self)
  }

  func noteDescendantNeedsLayout() {
    var next: CALayer? = self
    while let layer = next, !layer.layoutState.descendantNeedsLayout {
      layer.layoutState.descendantNeedsLayout = true
      next = layer.superlayer
    }
  }

  /// Whether the layer or one in its subtree needs layout.
  package var treeNeedsLayout: Bool { layoutState.needsLayout || layoutState.descendantNeedsLayout }

  func _layoutIfNeeded() {
    var top = self
    var next = superlayer
    while let layer = next {
      if layer.layoutState.needsLayout { top = layer }
      next = layer.superlayer
    }
    var rounds = 0
    while top.treeNeedsLayout, rounds < CALayer.maximumRounds {
      top.layOutOnce()
      rounds += 1
    }
  }

  private func layOutOnce() {
    if layoutState.needsLayout {
      layoutState.needsLayout = false
      layoutSublayers()
    }
    guard layoutState.descendantNeedsLayout else { return }
    layoutState.descendantNeedsLayout = false
    for child in children where child.treeNeedsLayout { child.layOutOnce() }
    if let maskLayer, maskLayer.treeNeedsLayout { maskLayer.layOutOnce() }
    if children.contains(where: \.treeNeedsLayout) || maskLayer?.treeNeedsLayout == true { noteDescendantNeedsLayout() }
  }

  // MARK: Commits

  /// Prepares a tree for rendering, as Core Animation does: layout, then display, and both again if display requested layout.
  /// Animations that are added meanwhile are visible in the same picture.
  package func commit() {
    for _ in 0..<CALayer.maximumRounds {
      layoutIfNeeded()
      let isSettled = !treeNeedsLayout
      displayTree()
      if !isSettled || !treeNeedsLayout { return }
    }
  }

  private func displayTree() {
    guard !isHidden else { return }
    treePlace.isNew = false
    if layoutState.needsDisplay, showsItself {
      owner?.layerWillRender(self)
      displayIfNeeded()
      owner?.layerDidRender(self)
    }
    for child in children { child.displayTree() }
    maskLayer?.displayTree()
  }
}

/// The pending work of a layer before it is rendered.
struct LayerLayoutState {
  var needsLayout = false
  /// Whether a layer in this layer's subtree needs layout.
  var descendantNeedsLayout = false
  var needsDisplay = false
}
