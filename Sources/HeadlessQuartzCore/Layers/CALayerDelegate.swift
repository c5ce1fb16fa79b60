internal import Foundation

/// The object that provides a layer's contents and lays out its sublayers; a view is its layer's delegate. Every method is
/// optional.
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's contents. If a delegate has this method, its drawing method isn't called.
  func display(_ layer: CALayer)
  /// Draws the layer's contents in the layer's bounds coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before `draw(_:in:)`.
  func layerWillDraw(_ layer: CALayer)
  /// Called when the layer's bounds have changed.
  func layoutSublayers(of layer: CALayer)
  /// The action for a key; nil to continue the search, null to end it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.delegateDoesNotDisplay() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
