import CCairo
import CPixman
import Foundation
import Graphics

extension Painter {
  /// The shadow of a path, without the path.
  func paintShadow(of path: Path, _ shadow: Shadow) throws {
    guard let shadow = DeviceShadow(shadow, matrix) else { return }
    var shifted = matrix
    shifted.x0 += shadow.offsetX
    shifted.y0 += shadow.offsetY
    let shape = DevicePath.bounds(path, shifted)
    let visible = shape.expanded(by: shadow.reach).intersection(clipBounds)
    guard !visible.isEmpty else { return }
    // Only what is near enough to be seen casts a shadow that can be.
    let casting = shape.intersection(visible.expanded(by: shadow.reach)).expanded(by: shadow.reach)
    let layer = try Layer(casting, from: resources.scratch)
    if DevicePath.set(path, shifted, in: layer.context) {
      cairo_set_source_rgba(layer.context, 0, 0, 0, 1)
      cairo_fill(layer.context)
    }
    cairo_surface_flush(layer.surface)
    try layer.check()
    try paintBlurred(layer, shadow, at: casting)
  }

  /// The shadow of whatever is on a layer.
  func paintShadow(ofAlphaOf layer: Layer, _ shadow: DeviceShadow) throws {
    let around = layer.bounds.expanded(by: shadow.reach)
    guard !around.offset(x: shadow.wholeX, y: shadow.wholeY).intersection(clipBounds).isEmpty else { return }
    let padded = try Layer(around, from: resources.scratch)
    cairo_set_source_surface(padded.context, layer.surface, 0, 0)
    cairo_paint(padded.context)
    cairo_surface_flush(padded.surface)
    try padded.check()
    try paintBlurred(padded, shadow, at: around.offset(x: shadow.wholeX, y: shadow.wholeY))
  }

  /// Paints the shadow's colour through a layer's blurred alpha, the layer's corner at `place`'s.
  private func paintBlurred(_ layer: Layer, _ shadow: DeviceShadow, at place: PixelRect) throws {
    let blurred = try BlurPyramid(
      memory: layer.memory, width: layer.bounds.width, height: layer.bounds.height, stride: layer.stride,
      sigma: shadow.sigma, scratch: resources.scratch)
    withSavedState {
      cairo_set_operator(context, blendMode.cairoOperator)
      cairo_set_source(context, shadow.color, opacity: opacity)
      cairo_rectangle(
        context, Double(place.minX), Double(place.minY), Double(place.width), Double(place.height))
      cairo_clip(context)
      blurred.withPattern(x: place.minX, y: place.minY) { cairo_mask(context, $0) }
    }
  }
}
