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
    if let outline = ShadowOutline(path, shifted), let coverage = try coverage(of: outline, shadow) {
      let surface = coverage.plane.makeSurface()
      cairo_set_operator(context, blendMode.cairoOperator)
      cairo_set_source(context, shadow.color, opacity: opacity)
      cairo_mask_surface(
        context, surface, Double(outline.originX - coverage.margin), Double(outline.originY - coverage.margin))
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
      return
    }
    // Only what is near enough to be seen casts a shadow that can be.
    let casting = visible.expanded(by: shadow.reach)
    let layer = try Layer(casting, from: resources.scratch)
    if DevicePath.set(path, shifted, in: layer.context) {
      cairo_set_source_rgba(layer.context, 0, 0, 0, 1)
      cairo_fill(layer.context)
    }
    cairo_surface_flush(layer.surface)
    try layer.check()
    try paintBlurred(layer, shadow, at: casting)
  }

  private func coverage(of outline: ShadowOutline, _ shadow: DeviceShadow) throws -> ShadowCoverage? {
    let key = ShadowCache.Key(outline: outline.figures, sigma: shadow.sigma)
    if let coverage = resources.shadows.coverage(for: key) { return coverage }
    let pyramid = BlurPyramid(sigma: shadow.sigma)
    guard let coverage = try ShadowCoverage.make(outline, pyramid, scratch: resources.scratch) else { return nil }
    resources.shadows.insert(coverage, for: key)
    return coverage
  }

  /// The shadow of whatever is on a layer. The layer has to have room for the blur around it.
  func paintShadow(ofAlphaOf layer: Layer, _ shadow: DeviceShadow) throws {
    try paintBlurred(layer, shadow, at: layer.bounds.offset(x: shadow.wholeX, y: shadow.wholeY))
  }

  /// Paints the shadow's colour through a layer's blurred alpha, the layer's corner at `place`'s.
  private func paintBlurred(_ layer: Layer, _ shadow: DeviceShadow, at place: PixelRect) throws {
    guard !place.intersection(clipBounds).isEmpty else { return }
    let pyramid = BlurPyramid(sigma: shadow.sigma)
    let small = try pyramid.shrunk(
      memory: layer.memory, width: layer.bounds.width, height: layer.bounds.height, stride: layer.stride,
      scratch: resources.scratch)
    // Coloured while it is small: enlarging a picture is far cheaper than enlarging a mask.
    let surface = small.makeSurface()
    let coloring = cairo_create(surface)!
    cairo_set_operator(coloring, CAIRO_OPERATOR_IN)
    cairo_set_source(coloring, shadow.color, opacity: opacity)
    cairo_paint(coloring)
    let status = cairo_status(coloring)
    cairo_destroy(coloring)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    try RasterizerError.check(status)
    try pyramid.withPattern(small, over: place, scratch: resources.scratch) { pattern in
      withSavedState {
        cairo_set_operator(context, blendMode.cairoOperator)
        cairo_set_source(context, pattern)
        cairo_rectangle(
          context, Double(place.minX), Double(place.minY), Double(place.width), Double(place.height))
        cairo_fill(context)
      }
    }
  }
}
