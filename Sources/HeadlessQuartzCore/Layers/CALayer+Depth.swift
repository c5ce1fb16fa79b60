extension CALayer {
  /// How deep layers may lie in each other. What is done to a tree goes down by recursion, and a stack of 8 MB is at its end
  /// between 1,500 and 2,000 levels in debug builds; UIKit's own limit is below 1,000 views.
  package static let greatestDepth = 1000

  /// The top of the layer's tree, and how deep the layer lies below it. Every layer on the way remembers both, so that asking
  /// costs next to nothing however deep a layer lies.
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

  /// The farthest layer above that is known without asking others.
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

  /// To be called before the layer leaves its superlayer: how much is in it follows from what was in the whole.
  func noteLeaving() {
    if children.isEmpty, maskLayer == nil {
      treePlace.heightBelow = 0
    } else {
      let (top, depth) = placeInTree
      treePlace.heightBelow = max(top.treePlace.heightBelow - depth, 0)
    }
    forgetTop()
  }

  /// A layer that remembers no top has nothing in it that remembers one above it.
  private func forgetTop() {
    guard treePlace.top != nil else { return }
    treePlace.top = nil
    for child in children { child.forgetTop() }
    maskLayer?.forgetTop()
  }

  /// Notes how deep layers lie in each other now that another tree lies in this layer, or masks it, and ends with a sentence
  /// where that is too deep: a stack overflow would end without one.
  func noteDepth(of tree: CALayer) {
    let (top, depth) = placeInTree
    top.treePlace.heightBelow = max(top.treePlace.heightBelow, depth + 1 + tree.treePlace.heightBelow)
    // What was noted may be of layers that have left.
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
