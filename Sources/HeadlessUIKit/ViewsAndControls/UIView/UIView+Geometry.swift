import Foundation
internal import Graphics

extension PixelRounding {
  func roundUp(_ size: CGSize) -> CGSize { CGSize(width: roundUp(size.width), height: roundUp(size.height)) }
}

extension UIView {
  static func makeLayer(for type: UIView.Type) -> CALayer {
    OptionalMethod.noteDoing()
    guard let layerType = type.layerClass as? CALayer.Type else { return CALayer() }
    return CALayer.make(layerType)
  }

  func attachLayer() {
    core.traits = UITraitCollection.current
    backReference.begin(self)
    layerOwnership.begin(self)
    layer.ownership = layerOwnership
    layer.delegate = self
  }

  /// Pixels a point, for rounding and drawing.
  package var layoutScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// The frame before the transform, in points: what constraints and autoresizing place.
  var untransformedFrame: CGRect {
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    let position = layer.position
    return CGRect(
      x: position.x - bounds.width * anchor.x, y: position.y - bounds.height * anchor.y, width: bounds.width,
      height: bounds.height)
  }

  func setUntransformedFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let resizes = layer.bounds.size != frame.size
    let change = SystemKeys.begin(self, "frame")
    defer { change?.end() }
    // Size and position change together for the safe area.
    core.isBeingPlaced = true
    layer.bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    layer.position = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    core.isBeingPlaced = false
    placeDidChange(resizes: resizes)
  }

  func placeDidChange(resizes: Bool) {
    updateSafeAreaAtNewPlace()
    guard resizes else { return }
    for subview in subviews { subview.updateSafeArea() }
  }

  /// Converts from the view's own coordinates to its superview's.
  var transformToSuperview: CGAffineTransform {
    guard layer.isLifted, let host = superview as? any SubviewDrawing, let drawing = host.drawingTransform(of: self)
    else { return transformInSuperview }
    return transformInSuperview.concatenating(drawing)
  }

  /// The part of the conversion to the superview that the view's own frame and transform determine.
  var transformInSuperview: CGAffineTransform {
    let bounds = layer.bounds
    let anchor = layer.anchorPoint
    let position = layer.position
    let anchorPoint = CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    return CGAffineTransform(translationX: -anchorPoint.x, y: -anchorPoint.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  private var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      result = result.concatenating(view.transformToSuperview)
      view = superview
    }
    return result
  }

  /// Converts from the view's own coordinates to another's; to the window's for nil. Unrelated hierarchies share the coordinates in
  /// which their roots are positioned.
  func conversion(to view: UIView?) -> CGAffineTransform {
    if view === self { return .identity }
    if let view, view === superview { return transformToSuperview }
    // The common cases of hit testing need no way to the root.
    if let view, view.superview === self { return view.transformToSuperview.inverted() }
    guard let view else { return transformToRoot }
    let (root, otherRoot) = (rootView, view.rootView)
    if root === otherRoot { return transformToRoot.concatenating(view.transformToRoot.inverted()) }
    let outwards = transformToRoot.concatenating(root.transformToSuperview)
    return outwards.concatenating(view.transformToRoot.concatenating(otherRoot.transformToSuperview).inverted())
  }

  func _sizeToFit() {
    let size = PixelRounding(scale: layoutScale).roundUp(sizeThatFits(bounds.size))
    let growth = CGSize(width: size.width - bounds.width, height: size.height - bounds.height)
    guard growth != .zero else { return }
    bounds.size = size
    center.x += growth.width * anchorPoint.x
    center.y += growth.height * anchorPoint.y
  }

  func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The insets of the alignment rectangle in the frame, as the view's own methods convert them.
  func alignmentInset(_ axis: NSLayoutConstraint.Axis, atEnd: Bool) -> CGFloat {
    // Far from zero in size, so that insets don't turn it round.
    let frame = CGRect(x: 0, y: 0, width: 4096, height: 4096)
    let rect = alignmentRect(forFrame: frame)
    switch (axis, atEnd) {
    case (.horizontal, false): return rect.minX
    case (.horizontal, true): return frame.maxX - rect.maxX
    case (.vertical, false): return rect.minY
    case (.vertical, true): return frame.maxY - rect.maxY
    }
  }

  /// The part of the view inside `rect`, moved and resized by the autoresizing masks of the subviews.
  func autoresizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, oldSize != bounds.size else { return }
    let size = bounds.size
    for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
      guard !subview.autoresizingMask.isEmpty else { continue }
      let frame = subview.untransformedFrame
      let x = AutoresizingParts(
        mask: subview.autoresizingMask, axis: .horizontal, origin: frame.minX, length: frame.width,
        outer: oldSize.width)
      let y = AutoresizingParts(
        mask: subview.autoresizingMask, axis: .vertical, origin: frame.minY, length: frame.height,
        outer: oldSize.height)
      let growth = CGSize(width: size.width - oldSize.width, height: size.height - oldSize.height)
      subview.setUntransformedFrame(
        CGRect(
          x: frame.minX + growth.width * x.originShare, y: frame.minY + growth.height * y.originShare,
          width: frame.width + growth.width * x.lengthShare, height: frame.height + growth.height * y.lengthShare))
    }
  }
}

/// A view that draws its subviews itself, among its own content.
@MainActor protocol SubviewDrawing: UIView {
  /// The transform with which the view draws a subview, in the view's coordinate space, in addition to the subview's own; nil for
  /// none.
  func drawingTransform(of subview: UIView) -> CGAffineTransform?
}
