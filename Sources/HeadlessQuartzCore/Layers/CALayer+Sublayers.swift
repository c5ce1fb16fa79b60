internal import Foundation

extension CALayer {
  /// The stored value of `sublayers`; not optional.
  package final var children: [CALayer] { childList.all }

  enum Place {
    case end
    case index(Int)
    case below(CALayer?)
    case above(CALayer?)
  }

  func insert(_ layer: CALayer, at place: Place) {
    if layer.isSelfOrSuperlayer(of: self) { fatalError("CALayerInvalid: a layer can't be a sublayer of itself") }
    layer._removeFromSuperlayer()
    childList.insert(layer, at: index(of: place))
    adopt(layer)
  }

  func _replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, let place = children.place(of: old) else { return }
    insert(new, at: .index(place))
    old._removeFromSuperlayer()
  }

  /// Exchanges two sublayers without moving any others.
  package func exchange(_ first: CALayer, with second: CALayer) {
    guard let place = children.place(of: first), let other = children.place(of: second) else { return }
    childList.swapAt(place, other)
    setNeedsLayout()
  }

  func replaceSublayers(_ new: [CALayer]) {
    for child in children {
      child.noteLeaving()
      child.superlayer = nil
    }
    childList.removeAll()
    for layer in new { insert(layer, at: .end) }
    setNeedsLayout()
  }

  func _removeFromSuperlayer() {
    guard presentedModel == nil, let parent = superlayer else { return }
    noteLeaving()
    if parent.maskLayer === self { parent.maskLayer = nil } else { parent.childList.remove(self) }
    superlayer = nil
    parent.setNeedsLayout()
  }

  func replaceMask(_ new: CALayer?) {
    guard new !== maskLayer else { return }
    maskLayer?._removeFromSuperlayer()
    guard let new else { return }
    guard !new.isDrawn(for: self) else {
      // Core Animation's message calls such a layer part of a cycle.
      return ErrorStream.tell(
        "CALayer: the mask \(type(of: new)) holds or masks the layer that it is to mask. It isn't taken.")
    }
    new._removeFromSuperlayer()
    maskLayer = new
    adopt(new)
  }

  /// The stored value of `sublayers`.
  var shownSublayers: [CALayer]? {
    let layers = presentedModel.map { $0.children.map { $0.presentation() ?? $0 } } ?? children
    return layers.isEmpty ? nil : layers
  }

  /// The layers from back to front: by `zPosition`, and in the given order for equal values.
  static func inDepthOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.zPosition != layers[0].zPosition }) else { return layers }
    let sorted = layers.enumerated().sorted { a, b in
      a.element.zPosition == b.element.zPosition ? a.offset < b.offset : a.element.zPosition < b.element.zPosition
    }
    return sorted.map(\.element)
  }

  private func adopt(_ layer: CALayer) {
    layer.superlayer = self
    layer.treePlace.isNew = true
    noteDepth(of: layer)
    if layer.layoutState.needsLayout || layer.layoutState.descendantNeedsLayout { noteDescendantNeedsLayout() }
    setNeedsLayout()
  }

  private func index(of place: Place) -> Int {
    switch place {
    case .end: childList.count
    case .index(let index): min(max(index, 0), childList.count)
    // Core Animation inserts the layer first or last if `sibling` isn't a sublayer.
    case .below(let sibling): sibling.flatMap(children.place) ?? 0
    case .above(let sibling): sibling.flatMap(children.place).map { $0 + 1 } ?? children.count
    }
  }

  /// Whether drawing this layer draws another one: itself, a layer in its subtree, or a mask.
  func isDrawn(for layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let candidate = next {
      if candidate.isSelfOrSuperlayer(of: layer) { return true }
      next = candidate === self || candidate.maskLayer !== self ? candidate.maskLayer : nil
    }
    return false
  }

  private func isSelfOrSuperlayer(of layer: CALayer) -> Bool {
    if childList.isEmpty, maskLayer == nil { return self === layer }
    if superlayer == nil { return layer.placeInTree.top === self }
    var next: CALayer? = layer
    while let candidate = next {
      if candidate === self { return true }
      next = candidate.superlayer
    }
    return false
  }
}

/// A cache of a layer's position in its tree, which avoids going up the tree level by level.
struct LayerTreePlace {
  /// The root of the layer's tree when it was last looked up, and the number of levels from the layer up to it.
  var top: (reference: BackReference<CALayer>, distance: Int)?
  /// The weak reference that other layers use for this layer; nil until one is needed.
  var ownReference: BackReference<CALayer>?
  /// For the root of a tree: an upper bound of the number of levels below it.
  var heightBelow = 0
  /// Whether the layer was added to its tree since the last commit.
  var isNew = false
  /// Whether the layer's values are being replaced with the displayed values, or restored.
  var isPresenting = false
}
