internal import Foundation
package import Graphics
package import HeadlessQuartzCore

// Methods of the main actor, which the compiler has asked which thread they are on. `LayerOwner`'s own don't end the process.
extension UIView: @preconcurrency CALayerDelegate {}

// Whichever thread uses the layer: a mistake is reported, and the view continues, as on iOS.
extension UIView: LayerOwner {
  nonisolated package func ownerDisplays(_ layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    MainThread.assume { display(layer) }
  }

  nonisolated package func ownerDraws(_ layer: CALayer, in context: CGContext) {
    nonisolated(unsafe) let (layer, context) = (layer, context)
    MainThread.assume { draw(layer, in: context) }
  }

  nonisolated package func ownerWillDraw(_ layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    MainThread.assume { layerWillDraw(layer) }
  }

  nonisolated package func ownerLaysOutSublayers(of layer: CALayer) {
    nonisolated(unsafe) let layer = layer
    BackgroundUse.check("\(type(of: self)).layoutIfNeeded()")
    MainThread.assume { layoutSublayers(of: layer) }
  }

  nonisolated package func ownerAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nonisolated(unsafe) let layer = layer
    return MainThread.assume { action(for: layer, forKey: event) }
  }

  nonisolated package func layerWillBeDrawnAlone(_ layer: CALayer) {
    BackgroundUse.check("\(type(of: self)).layer")
    MainThread.assume { layoutIfNeeded() }
  }

  nonisolated package func layerWillRender(_ layer: CALayer) { MainThread.assume { beginRendering() } }

  nonisolated package func layerDidRender(_ layer: CALayer) { MainThread.assume { endRendering() } }

  nonisolated package func layerContents(_ layer: CALayer) -> [DisplayItem] { MainThread.assume { contentItems() } }

  nonisolated package func layerWillChangeBounds(_ layer: CALayer, to newBounds: CGRect) {
    BackgroundUse.check("\(type(of: self)).bounds")
    MainThread.assume { boundsWillChange(to: newBounds) }
  }

  nonisolated package func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect) {
    nonisolated(unsafe) let layer = layer
    MainThread.assume { boundsDidChange(of: layer, from: oldBounds) }
  }

  nonisolated package func layerDidChangePosition(_ layer: CALayer, from oldPosition: CGPoint) {
    nonisolated(unsafe) let layer = layer
    BackgroundUse.check("\(type(of: self)).center")
    MainThread.assume { positionDidChange(of: layer, from: oldPosition) }
  }

  nonisolated package var isRecordingChanges: Bool {
    BackgroundUse.check("\(type(of: self)).layer")
    return MainThread.assume { AnimationState.recorder != nil }
  }

  nonisolated package func layerDidChange(_ layer: CALayer, _ path: String, from old: Any?) {
    nonisolated(unsafe) let (layer, old) = (layer, old)
    MainThread.assume { AnimationState.recorder?.note(layer, path, old) }
  }

  nonisolated package func layerNeedsLayout(_ layer: CALayer) { MainThread.assume { setNeedsLayout() } }

  private func boundsDidChange(of layer: CALayer, from oldBounds: CGRect) {
    guard oldBounds != layer.bounds else { return }
    AnimationState.recorder?.note(layer, "bounds", oldBounds)
    if oldBounds.size != layer.bounds.size {
      setNeedsLayout()
      core.superview?.setNeedsLayoutOfSubviews()
      layoutSizeDidChange()
      autoresizeSubviews(from: oldBounds.size)
    }
    if !core.isBeingPlaced { placeDidChange(resizes: true) }
    boundsDidChange(from: oldBounds)
  }

  private func positionDidChange(of layer: CALayer, from oldPosition: CGPoint) {
    guard oldPosition != layer.position else { return }
    AnimationState.recorder?.note(layer, "position", oldPosition)
    if translatesAutoresizingMaskIntoConstraints { invalidateLayoutSlot() }
    if !core.isBeingPlaced { placeDidChange(resizes: false) }
  }
}
