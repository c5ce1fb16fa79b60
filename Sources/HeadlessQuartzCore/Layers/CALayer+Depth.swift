extension CALayer {
  /// How deep layers may lie in each other. What is done to a tree goes down by recursion, and a stack of 8 MB is at its end
  /// between 1,500 and 2,000 levels in debug builds; UIKit's own limit is below 1,000 views.
  package static let greatestDepth = 1000

  /// Notes how deep the layer and what is in it lie, and ends with a sentence where that is too deep: the stack's end says
  /// nothing.
  func noteDepth(_ depth: Int) {
    var rest = [(layer: self, depth: depth)]
    while let (layer, depth) = rest.popLast() {
      if depth > CALayer.greatestDepth { layer.checkDepth() }
      if layer.treeDepth == depth, layer !== self { continue }
      layer.treeDepth = depth
      for child in layer.children { rest.append((child, depth + 1)) }
      if let mask = layer.mask { rest.append((mask, depth + 1)) }
    }
  }

  /// What was noted may be of a tree that the layer left; its superlayers say how deep it lies.
  private func checkDepth() {
    var top = self
    var depth = 0
    while let superlayer = top.superlayer {
      top = superlayer
      depth += 1
    }
    guard depth > CALayer.greatestDepth || superlayer == nil else { return top.noteDepth(0) }
    let what = top.owner == nil ? "layers" : "views"
    fatalError(
      "\(CALayer.greatestDepth) \(what) lie in each other below \(top.owner.map { "\($0)" } ?? "\(top)"): that is too deep "
        + "to be laid out. Is \(owner.map { "\(type(of: $0))" } ?? "\(type(of: self))") added to itself again and again?"
    )
  }
}
