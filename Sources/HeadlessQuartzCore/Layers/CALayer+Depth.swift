extension CALayer {
  /// The limit of how deep layers may be nested. Trees are traversed by recursion, and a stack of 8 MB overflows between 1,500 and
  /// 2,000 levels in debug builds; UIKit's own limit is below 1,000 views.
  package static let greatestDepth = 1000

  /// The root of the layer's tree, and the layer's depth in it. All layers on the way store both, so that the lookup is fast at any
  /// depth.
  var placeInTree: (top: CALayer, depth: Int) {
    if superlayer == nil { return (self, 0) }
    var top = self
    var depth = 0
    while let above = top.rememberedAbove {
      top = above.layer
      depth += above.distance
    }
    let reference = top.treePlace.ownReference ?? top.introduce()
    var layer = self
    var rest = depth
    while layer !== top, let above = layer.rememberedAbove {
      layer.treePlace.top = (reference, rest)
      rest -= above.distance
      layer = above.layer
    }
    return (top, depth)
  }

  /// The farthest ancestor that is known without traversing further layers.
  private var rememberedAbove: (layer: CALayer, distance: Int)? {
    if let known = treePlace.top, let layer = known.reference.target { return (layer, known.distance) }
    return superlayer.map { ($0, 1) }
  }

  private func introduce() -> BackReference<CALayer> {
    let reference = BackReference<CALayer>()
    reference.begin(self)
    treePlace.ownReference = reference
    return reference
  }

  /// Called before the layer leaves its superlayer: the depth of the layer's own tree is derived from that of the whole.
  func noteLeaving() {
    if childList.isEmpty, maskLayer == nil {
      treePlace.heightBelow = 0
    } else {
      let (top, depth) = placeInTree
      treePlace.heightBelow = max(top.treePlace.heightBelow - depth, 0)
    }
    forgetTop()
  }

  /// If a layer has stored no root, no layer inside it has stored one above it.
  private func forgetTop() {
    guard treePlace.top != nil else { return }
    treePlace.top = nil
    for child in children { child.forgetTop() }
    maskLayer?.forgetTop()
  }

  /// Stores how deep layers are nested now that another tree was added to this layer or masks it, and stops with a message if that
  /// is too deep: a stack overflow would stop without one.
  func noteDepth(of tree: CALayer) {
    let (top, depth) = placeInTree
    top.treePlace.heightBelow = max(top.treePlace.heightBelow, depth + 1 + tree.treePlace.heightBelow)
    // The stored depth may include layers that have been removed.
    if top.treePlace.heightBelow > CALayer.greatestDepth { top.measureHeight() }
  }

  private func measureHeight() {
    treePlace.heightBelow = 0
    var rest = [(layer: self, depth: 0)]
    while let (layer, depth) = rest.popLast() {
      treePlace.heightBelow = max(treePlace.heightBelow, depth)
      if depth > CALayer.greatestDepth { failForDepth(at: layer) }
      for child in layer.children { rest.append((child, depth + 1)) }
      if let mask = layer.maskLayer { rest.append((mask, depth + 1)) }
    }
  }

  private func failForDepth(at layer: CALayer) -> Never {
    let what = owner == nil ? "layers" : "views"
    let name = layer.owner.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
    fatalError(
      "\(CALayer.greatestDepth) \(what) lie in each other below \(owner.map { "\($0)" } ?? "\(self)"): that is too deep "
        + "to be laid out. Is \(name) added to itself again and again?")
  }
}
