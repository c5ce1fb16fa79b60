package import Foundation
package import Graphics
package import HeadlessCoreGraphics

/// The view that a layer belongs to. Unlike the delegate, the app can't replace it.
///
/// Layers call the owner on the thread on which they are used. The owner is responsible for its behaviour on other threads than
/// the main thread.
package protocol LayerOwner: CALayerDelegate {
  /// The methods of the layer's delegate, if the owner is the delegate. They are called instead of the delegate's own methods,
  /// which are bound to the main thread.
  func ownerDisplays(_ layer: CALayer)
  func ownerDraws(_ layer: CALayer, in context: CGContext)
  func ownerWillDraw(_ layer: CALayer)
  func ownerLaysOutSublayers(of layer: CALayer)
  func ownerAction(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Called before a single layer is drawn into a context. The owner performs pending layout in the layer.
  func layerWillBeDrawnAlone(_ layer: CALayer)
  /// Called before the layer and its sublayers are rendered. The owner makes its traits current.
  func layerWillRender(_ layer: CALayer)
  /// Called after the layer and its sublayers were rendered. The owner restores the traits that `layerWillRender` replaced.
  func layerDidRender(_ layer: CALayer)
  /// The view's own contents, in the layer's bounds coordinates. They are above the layer's contents and below its sublayers.
  func layerContents(_ layer: CALayer) -> [DisplayItem]
  /// The bounds are about to change; the layer still has its old bounds.
  func layerWillChangeBounds(_ layer: CALayer, to newBounds: CGRect)
  func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect)
  func layerDidChangePosition(_ layer: CALayer, from oldPosition: CGPoint)
  /// Whether layers call `layerDidChange`.
  var isRecordingChanges: Bool { get }
  /// An animatable value has changed, or is about to change; except bounds and position.
  func layerDidChange(_ layer: CALayer, _ path: String, from old: Any?)
  /// The layer was marked as needing layout and hadn't been before.
  func layerNeedsLayout(_ layer: CALayer)
  /// Whether the owner updates its display by itself, which only windows do.
  @MainActor var isUpdatingLayers: Bool { get }
  /// Runs an action after the next update of the root layer's owner. Only a window updates; other owners discard the action.
  @MainActor func layerAfterUpdate(_ layer: CALayer, _ action: @escaping () -> Void)
}

extension LayerOwner {
  package func ownerDisplays(_ layer: CALayer) { display(layer) }
  package func ownerDraws(_ layer: CALayer, in context: CGContext) { draw(layer, in: context) }
  package func ownerWillDraw(_ layer: CALayer) { layerWillDraw(layer) }
  package func ownerLaysOutSublayers(of layer: CALayer) { layoutSublayers(of: layer) }
  package func ownerAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    action(for: layer, forKey: event)
  }
  package func layerWillBeDrawnAlone(_ layer: CALayer) {}
  package func layerWillRender(_ layer: CALayer) {}
  package func layerDidRender(_ layer: CALayer) {}
  package func layerContents(_ layer: CALayer) -> [DisplayItem] { [] }
  package func layerWillChangeBounds(_ layer: CALayer, to newBounds: CGRect) {}
  package func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect) {}
  package func layerDidChangePosition(_ layer: CALayer, from oldPosition: CGPoint) {}
  package var isRecordingChanges: Bool { false }
  package func layerDidChange(_ layer: CALayer, _ path: String, from old: Any?) {}
  package func layerNeedsLayout(_ layer: CALayer) {}
  @MainActor package var isUpdatingLayers: Bool { false }
  @MainActor package func layerAfterUpdate(_ layer: CALayer, _ action: @escaping () -> Void) {}
}

/// An object other than a `CGImage` that a layer accepts as its contents. UIKit's images conform to it.
package protocol LayerContents {
  /// The image to display; nil if there is none.
  var cgImage: CGImage? { get }
}
