public import Foundation

extension CALayer {
  func setAnchorPoint(_ new: CGPoint) {
    noteChange("anchorPoint", geometry.anchorPoint)
    geometry.anchorPoint = new
  }

  func setTransform(_ new: CATransform3D) {
    noteChange("transform", transform)
    geometry.setTransform(new)
  }

  func setBounds(_ new: CGRect) {
    let old = geometry.bounds
    guard new != old else { return }
    if new.origin.x.isNaN || new.origin.y.isNaN || new.size.width.isNaN || new.size.height.isNaN {
      refuse("bounds", "[\(new.origin.x) \(new.origin.y); \(new.size.width) \(new.size.height)]")
    }
    if let owner { owner.layerWillChangeBounds(self, to: new) } else { noteImplicitAnimation("bounds", from: old) }
    let changes = beginBoundsChange(from: old, to: new)
    defer { for change in changes { change.end() } }
    geometry.bounds = new
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    if needsLayoutOnBoundsChange { setNeedsLayout() }
    owner?.layerDidChangeBounds(self, from: old)
  }

  func setPosition(_ new: CGPoint) {
    let old = geometry.position
    guard new != old else { return }
    if new.x.isNaN || new.y.isNaN { refuse("position", "[\(new.x) \(new.y)]") }
    if owner == nil { noteImplicitAnimation("position", from: old) }
    let changes = beginPositionChange()
    defer { for change in changes { change.end() } }
    geometry.position = new
    owner?.layerDidChangePosition(self, from: old)
  }

  func setFrame(_ new: CGRect) {
    let change = SystemKeys.begin(self, "frame")
    defer { change?.end() }
    let (size, place) = geometry.placing(frame: new.standardized)
    bounds = CGRect(origin: geometry.bounds.origin, size: size)
    position = place
  }

  /// Stops, as Core Animation raises an exception: a layer with an invalid position would corrupt all geometry that is derived from
  /// it.
  private func refuse(_ property: String, _ value: String) -> Never {
    let owner = delegate.map { "; delegate = \($0)" } ?? ""
    fatalError("CALayerInvalidGeometry: CALayer \(property) contains NaN: \(value). Layer: \(self)\(owner)")
  }

  // MARK: Conversion

  /// Converts a point from this layer's coordinates to another layer's; for nil, to the space that contains the root layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(conversion(to: l))
  }

  /// Converts a point from another layer's coordinates to this layer's; for nil, from the space that contains the root layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(conversion(from: l))
  }

  /// Returns the bounding box, in another layer's coordinates, of a rectangle in this layer's coordinates.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(conversion(to: l))
  }

  /// Returns the bounding box, in this layer's coordinates, of a rectangle in another layer's coordinates.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(conversion(from: l))
  }

  package func conversion(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    // The most frequent conversions, between neighbours, avoid the rounding of a way up and down.
    if let other, other === superlayer { return toSuperlayer }
    if let other, other.superlayer === self { return other.toSuperlayer.inverted() }
    let up = toRoot
    return other.map { up.concatenating($0.toRoot.inverted()) } ?? up
  }

  package func conversion(from other: CALayer?) -> CGAffineTransform {
    other?.conversion(to: self) ?? toRoot.inverted()
  }

  /// The transform from bounds coordinates to the superlayer's bounds coordinates.
  package var toSuperlayer: CGAffineTransform {
    let own = geometry.toSuperlayer
    guard let superlayer, superlayer.maskLayer !== self, let outer = superlayer.sublayerAffine else { return own }
    return own.concatenating(outer)
  }

  /// The same conversion for `render(in:)`, which ignores 3D transforms.
  var toSuperlayerInContext: CGAffineTransform {
    let own = geometry.inContext.toSuperlayer
    guard let superlayer, superlayer.maskLayer !== self else { return own }
    let isFlat = CATransform3DIsAffine(superlayer.sublayerTransform)
    guard let outer = isFlat ? superlayer.sublayerAffine : superlayer.flippedGeometry else { return own }
    return own.concatenating(outer)
  }

  private var toRoot: CGAffineTransform {
    var result = toSuperlayer
    var next = superlayer
    while let layer = next {
      result = result.concatenating(layer.toSuperlayer)
      next = layer.superlayer
    }
    return result
  }

  /// The transform of sublayers by `sublayerTransform` and a flipped geometry, in bounds coordinates; nil for the identity.
  var sublayerAffine: CGAffineTransform? {
    var result = flippedGeometry
    if !CATransform3DIsIdentity(sublayerTransform) {
      let anchor = geometry.anchor
      var about = sublayerTransform.flattened.translatedBy(x: -anchor.x, y: -anchor.y)
      about.tx += anchor.x
      about.ty += anchor.y
      result = result?.concatenating(about) ?? about
    }
    return result
  }

  /// The transform of sublayers in a flipped geometry, in bounds coordinates; nil if the geometry isn't flipped.
  private var flippedGeometry: CGAffineTransform? {
    guard isGeometryFlipped else { return nil }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  // MARK: Hit testing

  func _hitTest(_ point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let own = point.applying(toSuperlayer.inverted())
    let inside = contains(own)
    if masksToBounds && !inside { return nil }
    for child in CALayer.inDepthOrder(sublayers ?? []).reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return inside ? self : nil
  }
}
