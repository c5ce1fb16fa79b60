import CCairo
import Foundation
import Graphics

extension Painter {
  func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) throws {
    if paint.isInvisible && !blendMode.reachesBeyondSource { return }
    let bounds = DevicePath.bounds(path, matrix).intersection(clipBounds)
    guard !bounds.isEmpty else { return }
    try withSource(paint, over: bounds) {
      guard DevicePath.set(path, matrix, in: context) else { return }
      cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if !blendMode.isBoundedByShape {
        cairo_clip(context)
        cairo_paint(context)
      } else {
        cairo_fill(context)
      }
    }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) throws {
    let width = Double(style.width)
    guard width > 0, width.isFinite, !paint.isInvisible || blendMode.reachesBeyondSource else { return }
    let reach = strokeBounds(path, style)
    let bounds = reach.intersection(clipBounds)
    guard !bounds.isEmpty else { return }
    let path = DenseStroke.thinned(path, style, within: reach, scale: matrix.meanScale) ?? path
    try withSource(paint, over: bounds) {
      guard DevicePath.set(path, matrix, in: context) else { return }
      // The path is already in device pixels; the pen has to be scaled and skewed like the shape.
      var pen = matrix
      pen.x0 = 0
      pen.y0 = 0
      cairo_set_matrix(context, &pen)
      cairo_set_line_width(context, min(width, Double(PixelRect.limit) / max(matrix.maximumScale, 1e-9)))
      cairo_set_line_cap(context, style.cap.cairo)
      cairo_set_line_join(context, style.join.cairo)
      let miterLimit = Double(style.miterLimit)
      cairo_set_miter_limit(context, miterLimit.isFinite ? max(miterLimit, 1) : 10)
      setDash(style, along: path)
      cairo_stroke(context)
    }
  }

  /// The area that a stroke may paint, in device pixels.
  func strokeBounds(_ path: Path, _ style: StrokeStyle) -> PixelRect {
    let box = DevicePath.bounds(path, matrix)
    let width = Double(style.width)
    guard width > 0, width.isFinite else { return .empty }
    var reach = width / 2 * max(matrix.maximumScale, 0)
    let miterLimit = Double(style.miterLimit)
    if style.join == .miter { reach *= miterLimit.isFinite ? max(miterLimit, 1.5) : 10 }
    if style.cap == .square { reach *= 1.5 }
    let pixels = Int(min(reach.rounded(.up), Double(PixelRect.limit))) + 1
    // The box of a horizontal line is empty, but its stroke isn't.
    return PixelRect(
      minX: box.minX - pixels, minY: box.minY - pixels, maxX: box.maxX + pixels, maxY: box.maxY + pixels)
  }

  private func setDash(_ style: StrokeStyle, along path: Path) {
    var dash = style.dash.map(Double.init)
    let period = dash.reduce(0, +)
    let phase = Double(style.dashPhase)
    // Dashes finer than a twentieth of a pixel can't be distinguished, and a long line would have too many of them.
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite,
      period * matrix.meanScale > 0.05, !FineDashes.areTooMany(path, style, period: period, matrix)
    else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    cairo_set_dash(context, &dash, Int32(min(dash.count, 1024)), phase.truncatingRemainder(dividingBy: period * 2))
  }

  /// Makes `paint` the source and runs `body`, which paints within `bounds`; then drops the source. Does nothing if the paint has
  /// no colour.
  func withSource(_ paint: Paint, over bounds: PixelRect, _ body: () throws -> Void) throws {
    cairo_save(context)
    defer {
      cairo_restore(context)
      cairo_new_path(context)
    }
    cairo_set_operator(context, blendMode.cairoOperator)
    if blendMode == .clear {
      cairo_set_source(context, .black, opacity: opacity)
      return try body()
    }
    switch paint {
    case .color(let color):
      cairo_set_source(context, color, opacity: opacity)
      try body()
    case .linearGradient(let gradient, let from, let to):
      try withLinearGradient(gradient, from, to, body)
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius):
      try withRadialGradient(gradient, startCenter, Double(startRadius), endCenter, Double(endRadius), body)
    case .conicGradient(let gradient, let center, let angle):
      try withConicGradient(gradient, center, Double(angle), over: bounds, body)
    case .pattern(let content, let origin, let size):
      try withPattern(content, origin, size, body)
    }
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
