public import Foundation
package import Graphics

extension CGContext {
  /// Cuts everything drawn from now on at the current path, and begins a new one. An empty path lets nothing through.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(currentPath, rule: rule.rule)
    beginPath()
  }

  /// - Parameter path: in the recording's space.
  package func clip(_ path: Path, rule: FillRule) {
    addClip(.path(DisplayGroup.Clip(path, rule: rule)), box: path.controlPointBox)
  }

  /// Cuts at a rectangle of user space.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Cuts at the area that the rectangles cover together.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addPath(Path(rect: rect.standardized).applying(state.transform)) }
    clip(path, rule: .winding)
    beginPath()
  }

  /// Lets through as much as the image's alpha says where it is drawn into `rect`; of an image in a gray colour space without
  /// alpha, as much as its gray says: white everything, black nothing.
  public func clip(to rect: CGRect, mask: CGImage) {
    let mask = mask.isGray ? mask.luminanceMask ?? mask : mask
    addClip(.mask(imageItems(mask, in: rect, alpha: 1)), box: rect.applying(state.transform))
  }

  /// Undoes all clipping since the context was made, or since the transparency layer was begun.
  public func resetClip() {
    state.clips = []
    state.clipBox = bounds
  }

  /// A box around what the clip lets through, in user space.
  public var boundingBoxOfClipPath: CGRect { state.clipBox.applying(state.transform.inverted()) }
}
