import CCairo
import CPixman
import Foundation
import Graphics

extension Painter {
  func withLinearGradient(
    _ gradient: Gradient, _ from: CGPoint, _ to: CGPoint, _ body: () throws -> Void
  ) throws {
    guard isNear(from), isNear(to) else { return }
    if from == to { return try withLastColor(gradient, body) }
    let pattern = cairo_pattern_create_linear(Double(from.x), Double(from.y), Double(to.x), Double(to.y))!
    try withPattern(pattern, gradient, body)
  }

  func withRadialGradient(
    _ gradient: Gradient, _ startCenter: CGPoint, _ startRadius: Double, _ endCenter: CGPoint, _ endRadius: Double,
    _ body: () throws -> Void
  ) throws {
    let limit = Double(PixelRect.limit) / matrix.maximumScale
    guard isNear(startCenter), isNear(endCenter), abs(startRadius) < limit, abs(endRadius) < limit else { return }
    let start = max(startRadius, 0)
    let end = max(endRadius, 0)
    if startCenter == endCenter && start == end { return try withLastColor(gradient, body) }
    let pattern = cairo_pattern_create_radial(
      Double(startCenter.x), Double(startCenter.y), start, Double(endCenter.x), Double(endCenter.y), end)!
    try withPattern(pattern, gradient, body)
  }

  /// Whether a point is within the range of Cairo's numbers.
  private func isNear(_ point: CGPoint) -> Bool {
    let limit = Double(PixelRect.limit)
    return abs(matrix.x(Double(point.x), Double(point.y))) < limit
      && abs(matrix.y(Double(point.x), Double(point.y))) < limit && point.isFinite
  }

  /// A gradient of length 0 is complete at its start: only the colour after its end remains.
  private func withLastColor(_ gradient: Gradient, _ body: () throws -> Void) throws {
    guard gradient.extendsAfterEnd, let last = GradientStops(gradient, opacity: 1).stops.last else { return }
    cairo_set_source(
      context, Color(red: last.red, green: last.green, blue: last.blue, alpha: last.alpha), opacity: opacity)
    try body()
  }

  private func withPattern(_ pattern: OpaquePointer, _ gradient: Gradient, _ body: () throws -> Void) throws {
    defer { cairo_pattern_destroy(pattern) }
    let stops = GradientStops(gradient, opacity: opacity)
    guard !stops.stops.isEmpty else { return }
    stops.add(to: pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    var toPattern = matrix.inverse
    guard toPattern.fitsPixman else { return }
    cairo_pattern_set_matrix(pattern, &toPattern)
    cairo_set_source(context, pattern)
    try body()
  }

  /// Cairo has no conic gradients, but pixman, on which it is based, does: pixman paints the region, which becomes the source.
  func withConicGradient(
    _ gradient: Gradient, _ center: CGPoint, _ angle: Double, over bounds: PixelRect, _ body: () throws -> Void
  ) throws {
    let stops = GradientStops(gradient, opacity: opacity).stops
    guard isNear(center), angle.isFinite, !stops.isEmpty else { return }
    let plane = try PixelPlane(
      .argb32, width: bounds.width, height: bounds.height, clear: true, from: resources.scratch)
    // pixman turns counterclockwise from the negative x axis: the transform mirrors, so that the stops keep their order.
    var origin = pixman_point_fixed_t(x: 0, y: 0)
    let pixmanStops = stops.map { stop in
      pixman_gradient_stop_t(x: stop.location.fixed, color: stop.pixmanColor)
    }
    guard let source = pixman_image_create_conical_gradient(&origin, 0, pixmanStops, Int32(pixmanStops.count)) else {
      return
    }
    defer { pixman_image_unref(source) }
    let toDevice = Matrix(xx: cos(angle), yx: sin(angle), xy: -sin(angle), yy: cos(angle), x0: center.x, y0: center.y)
      .then(matrix)
      .then(Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: -Double(bounds.minX), y0: -Double(bounds.minY)))
    guard toDevice.isUsable else { return }
    // Only the direction from the centre matters, so any scale is possible; this one uses pixman's 16 fractional bits well.
    let mirror = Matrix(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: 0)
    let enlarged = Matrix(scale: toDevice.meanScale)
    var transform = pixman_transform_t(toDevice.inverse.then(enlarged).then(mirror))
    pixman_image_set_transform(source, &transform)
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD)
    let destination = plane.makeImage()
    pixman_image_composite32(
      PIXMAN_OP_SRC, source, nil, destination, 0, 0, 0, 0, 0, 0, Int32(bounds.width), Int32(bounds.height))
    pixman_image_unref(destination)
    let surface = plane.makeSurface()
    defer {
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
      withExtendedLifetime(plane) {}
    }
    cairo_set_source_surface(context, surface, Double(bounds.minX), Double(bounds.minY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    try body()
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Double {
  /// The value as pixman's 16.16 fixed-point number, limited to its range.
  var fixed: pixman_fixed_t { pixman_fixed_t((min(max(self, -32767), 32767) * 65536).rounded()) }
}

extension pixman_transform_t {
  init(_ m: Matrix) {
    self.init()
    matrix.0 = (m.xx.fixed, m.xy.fixed, m.x0.fixed)
    matrix.1 = (m.yx.fixed, m.yy.fixed, m.y0.fixed)
    matrix.2 = (0, 0, 65536)
  }
}

extension GradientStops.Stop {
  fileprivate var pixmanColor: pixman_color_t {
    func component(_ value: Double) -> UInt16 { UInt16((value * 65535).rounded()) }
    return pixman_color_t(
      red: component(red), green: component(green), blue: component(blue), alpha: component(alpha))
  }
}
