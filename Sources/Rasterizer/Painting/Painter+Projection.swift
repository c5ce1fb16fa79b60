import CCairo
import CPixman
import Foundation
import Graphics

/// Groups that aren't parallel to the screen: painted flat, then projected in perspective by pixman.
extension Painter {
  /// The maximum number of pixels of a flat picture; a larger one is painted at reduced size.
  private static let mostPixels = 16_000_000.0

  func paintProjected(_ group: DisplayGroup, _ projection: Projection) throws {
    guard let flat = flat(group, projection) else { return }
    let map = flat.map
    let area = projected(flat.area, by: map)?.intersection(clipBounds) ?? .empty
    guard !area.isEmpty, let back = map.inverse else { return }
    // A transparent edge of one pixel, against which the picture's own edge is antialiased.
    let source = try Layer(flat.area.expanded(by: 1), from: resources.scratch)
    var inner = flat.painter
    inner.target = source
    inner.clipBounds = flat.area
    try inner.paint([.group(flat.group)])
    cairo_surface_flush(source.surface)
    try source.check()

    let toArea = Homography(Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: Double(area.minX), y0: Double(area.minY)))
    let toSource = Homography(
      Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(source.bounds.minX), y0: -Double(source.bounds.minY)))
    let toPixels = toArea.then(back).then(toSource)
    guard var transform = toPixels.pixman(width: area.width, height: area.height) else { return }
    let seen = try Layer(area, from: resources.scratch)
    let pixels = PixelPlane.makeImage(
      .argb32, width: source.bounds.width, height: source.bounds.height, memory: source.memory, stride: source.stride)
    let result = PixelPlane.makeImage(
      .argb32, width: area.width, height: area.height, memory: seen.memory, stride: seen.stride)
    pixman_image_set_transform(pixels, &transform)
    pixman_image_set_filter(pixels, PIXMAN_FILTER_BILINEAR, nil, 0)
    pixman_image_composite32(
      PIXMAN_OP_SRC, pixels, nil, result, 0, 0, 0, 0, 0, 0, Int32(area.width), Int32(area.height))
    pixman_image_unref(pixels)
    pixman_image_unref(result)
    withExtendedLifetime(source) {}
    cairo_surface_mark_dirty(seen.surface)
    withSavedState {
      keep(within: source.bounds, by: map)
      cairo_set_operator(context, group.blendMode.cairoOperator)
      drawLayer(seen, opacity: 1)
    }
  }

  /// Limits all further painting to the projection of a rectangle. Pixman 0.42 divides negative numbers as if they were large ones,
  /// and so finds arbitrary pixels of the picture outside of it.
  private func keep(within rect: PixelRect, by map: Homography) {
    let points = corners(of: rect).compactMap { map.project($0.x, $0.y) }
    guard points.count == 4 else { return }
    cairo_new_path(context)
    for index in [0, 1, 3, 2] { cairo_line_to(context, points[index].x, points[index].y) }
    cairo_close_path(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_clip(context)
  }

  func projectedBounds(_ group: DisplayGroup, _ projection: Projection) -> PixelRect {
    guard let flat = flat(group, projection) else { return .empty }
    return projected(flat.area, by: flat.map) ?? .empty
  }

  private struct Flat {
    var group: DisplayGroup
    var painter: Painter
    /// The area of the group, in pixels of the flat picture.
    var area: PixelRect
    /// The projection from these to device pixels.
    var map: Homography
  }

  /// The flat group, with as many pixels as its nearest part needs; nil if a part of it is behind the viewer, where it would be
  /// infinite.
  private func flat(_ group: DisplayGroup, _ projection: Projection) -> Flat? {
    var plain = group
    plain.projection = nil
    plain.transform = .identity
    plain.blendMode = .normal
    var scale = matrix.meanScale
    guard scale > 0, scale.isFinite, depth < CairoRasterizer.maximumDepth else { return nil }
    var painter = self
    painter.depth += 1
    painter.clipBounds = PixelRect(
      minX: -PixelRect.limit / 4, minY: -PixelRect.limit / 4, maxX: PixelRect.limit / 4, maxY: PixelRect.limit / 4)
    func measure() -> PixelRect {
      painter.matrix = Matrix(scale: scale)
      return painter.bounds(of: [.group(plain)])
    }
    var area = measure()
    guard !area.isEmpty else { return nil }
    let nearest =
      corners(of: area).map { Double(projection.distance(CGPoint(x: $0.x / scale, y: $0.y / scale))) }.min() ?? 0
    guard nearest > 1e-3 else { return nil }
    let pixels = Double(area.width) * Double(area.height)
    // Text that needs more than four times the screen's pixels isn't readable.
    scale *= min(max(1 / nearest, 1), 4, max((Painter.mostPixels / max(pixels, 1)).squareRoot(), 0.01))
    area = measure()
    let map = Homography(Matrix(scale: 1 / scale)).then(Homography(projection)).then(Homography(matrix))
    return Flat(group: plain, painter: painter, area: area, map: map)
  }

  private func corners(of rect: PixelRect) -> [(x: Double, y: Double)] {
    [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      .map { (Double($0.0), Double($0.1)) }
  }

  /// The box around the projection of a rectangle; nil if a part of it can't be projected.
  private func projected(_ rect: PixelRect, by map: Homography) -> PixelRect? {
    let points = corners(of: rect.expanded(by: 1)).compactMap { map.project($0.x, $0.y) }
    guard points.count == 4 else { return nil }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return PixelRect(enclosing: xs.min()!, ys.min()!, xs.max()!, ys.max()!)
  }
}
