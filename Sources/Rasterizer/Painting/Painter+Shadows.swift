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
    if let outline = ShadowOutline(path, shifted), let coverage = try coverage(of: outline, shadow, visible) {
      return paint(coverage, in: shadow.color, originX: outline.originX, originY: outline.originY)
    }
    // Only parts that are near enough to the visible area cast a visible shadow.
    if let coverage = try ShadowCoverage.make(
      path, shifted, BlurPyramid(sigma: shadow.sigma), visible: visible, scratch: resources.scratch)
    {
      return paint(coverage, in: shadow.color, originX: 0, originY: 0)
    }
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

  private func paint(_ coverage: ShadowCoverage, in color: Color, originX: Int, originY: Int) {
    let surface = coverage.plane.makeSurface()
    cairo_set_operator(context, blendMode.cairoOperator)
    cairo_set_source(context, color, opacity: opacity)
    cairo_mask_surface(context, surface, Double(originX - coverage.marginX), Double(originY - coverage.marginY))
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// - Parameter visible: the part of the shadow that is visible, in device pixels.
  private func coverage(
    of outline: ShadowOutline, _ shadow: DeviceShadow, _ visible: PixelRect
  ) throws -> ShadowCoverage? {
    let key = ShadowCache.Key(outline: outline.figures, sigma: shadow.sigma)
    let part = visible.offset(x: -outline.originX, y: -outline.originY)
    let cached = resources.shadows.coverage(for: key)
    if let cached, !cached.isPart || cached.coverage.bounds.union(part) == cached.coverage.bounds {
      return cached.coverage
    }
    let pyramid = BlurPyramid(sigma: shadow.sigma)
    if cached == nil, let whole = try ShadowCoverage.make(outline, pyramid, scratch: resources.scratch) {
      resources.shadows.insert(whole, isPart: false, for: key)
      return whole
    }
    // A view that casts one wide shadow may cast many: the part that could be visible at any position within the clip is computed
    // when it is requested a second time.
    if resources.shadows.wasAsked(for: key) {
      let around = PixelRect(
        minX: -clipBounds.width, minY: -clipBounds.height, maxX: outline.width + clipBounds.width,
        maxY: outline.height + clipBounds.height)
      if around.union(part) == around,
        let coverage = try ShadowCoverage.make(outline, pyramid, part: around, scratch: resources.scratch)
      {
        resources.shadows.insert(coverage, isPart: true, for: key)
        return coverage
      }
    }
    return try ShadowCoverage.make(outline, pyramid, part: part, scratch: resources.scratch)
  }

  /// The shadow of the content of a layer, which `layerMargin` transparent pixels surround.
  func paintShadow(ofAlphaOf layer: Layer, _ shadow: DeviceShadow) throws {
    let pyramid = BlurPyramid(sigma: shadow.sigma)
    guard pyramid.levels > 0 else {
      return try paintBlurred(layer, shadow, at: layer.bounds.offset(x: shadow.wholeX, y: shadow.wholeY))
    }
    let shown = layer.bounds.expanded(by: -shadow.layerMargin)
    let place = shown.expanded(by: shadow.reach).offset(x: shadow.wholeX, y: shadow.wholeY)
    guard !shown.isEmpty, !place.intersection(clipBounds).isEmpty else { return }
    let small = try pyramid.shrunk(
      memory: layer.address(x: shown.minX, y: shown.minY), width: shown.width, height: shown.height,
      stride: layer.stride, reach: shadow.reach, scratch: resources.scratch)
    try paint(small, pyramid, in: shadow.color, at: place)
  }

  /// Paints the shadow's colour through a layer's blurred alpha, with the layer's corner at that of `place`.
  private func paintBlurred(_ layer: Layer, _ shadow: DeviceShadow, at place: PixelRect) throws {
    guard !place.intersection(clipBounds).isEmpty else { return }
    let pyramid = BlurPyramid(sigma: shadow.sigma)
    let small = try pyramid.shrunk(
      memory: layer.memory, width: layer.bounds.width, height: layer.bounds.height, stride: layer.stride,
      scratch: resources.scratch)
    try paint(small, pyramid, in: shadow.color, at: place)
  }

  /// Paints a colour through the alpha of a reduced picture.
  private func paint(_ small: PixelPlane, _ pyramid: BlurPyramid, in color: Color, at place: PixelRect) throws {
    // Coloured before enlarging, because enlarging a picture is far cheaper than enlarging a mask.
    let surface = small.makeSurface()
    let coloring = cairo_create(surface)!
    cairo_set_operator(coloring, CAIRO_OPERATOR_IN)
    cairo_set_source(coloring, color, opacity: opacity)
    cairo_paint(coloring)
    let status = cairo_status(coloring)
    cairo_destroy(coloring)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    try RasterizerError.check(status)
    let part = place.intersection(clipBounds)
    try pyramid.withPattern(small, over: place, part: part, scratch: resources.scratch) { pattern in
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
