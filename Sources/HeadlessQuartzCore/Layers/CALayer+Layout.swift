internal import Foundation

extension CALayer {
  /// A layout that goes on asking for layout is given up after so many rounds.
  private static let maximumRounds = 100

  func markNeedsLayout() {
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

  /// Whether the layer or one below it waits for layout.
  package var treeNeedsLayout: Bool { layoutState.needsLayout || layoutState.descendantNeedsLayout }

  func layoutTreeIfNeeded() {
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
    if children.contains(where: \.treeNeedsLayout) { noteDescendantNeedsLayout() }
  }
}
