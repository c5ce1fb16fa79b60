import CCairo
import CFreeType
import Foundation
import Graphics

extension Painter {
  /// Core Graphics' limit, which apps can't change for strings.
  static let glyphMiterLimit = 10.0

  /// Paints a run as outlines and drawn pictures: for stroked, rotated, sheared and very large text. Only the baseline of upright
  /// text with a stroke is rounded, so that its position is the same as without the stroke.
  func paintOutlines(_ run: GlyphRun, _ face: FreeTypeFace, _ origin: CGPoint, _ color: Color) {
    let size = Double(run.pointSize)
    withSavedState {
      cairo_set_operator(context, blendMode.cairoOperator)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_new_path(context)
      let lift = run.stroke == nil ? 0 : baselineRounding(at: origin)
      for glyph in run.glyphs {
        let x = Double(origin.x) + Double(glyph.position.x)
        let y = Double(origin.y) + Double(glyph.position.y) + lift
        guard x.isFinite, y.isFinite, glyph.id < 1 << 24 else { continue }
        let place = Matrix(xx: size, yx: 0, xy: 0, yy: size, x0: x, y0: y).then(matrix)
        guard place.isUsable, abs(place.x0) < Double(PixelRect.limit), abs(place.y0) < Double(PixelRect.limit) else {
          continue
        }
        if let strike = face.strike(for: place.meanScale), face.loadColorBitmap(glyph.id, strike: strike) {
          paintColorBitmap(face, place, strike: face.strikes[strike], alpha: unit(color.alpha) * opacity)
        } else if face.loadOutline(glyph.id, size: OutlinePath.size * 64) {
          OutlinePath.append(&face.handle.pointee.glyph.pointee.outline, to: context, place)
        }
      }
      if run.stroke?.fills ?? true {
        cairo_set_source(context, blendMode == .clear ? .black : color, opacity: opacity)
        cairo_fill_preserve(context)
      }
      if let stroke = run.stroke { strokeGlyphs(stroke, color) }
    }
  }

  /// The distance in points by which the baseline has to be lowered to the next whole pixel.
  private func baselineRounding(at origin: CGPoint) -> Double {
    guard matrix.isUniformScale, matrix.meanScale > 0, origin.isFinite else { return 0 }
    let y = matrix.y(Double(origin.x), Double(origin.y))
    return ((y + 0.5).rounded(.down) - y) / matrix.meanScale
  }

  /// Draws along the context's path. A line has the same width in all directions, even if the text is stretched.
  private func strokeGlyphs(_ stroke: GlyphRun.Stroke, _ color: Color) {
    let width = Double(stroke.width) * matrix.meanScale
    guard width.isFinite, width > 0 else { return }
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(context, Painter.glyphMiterLimit)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_source(context, blendMode == .clear ? .black : stroke.color ?? color, opacity: opacity)
    cairo_stroke(context)
  }

  /// - Parameter place: from the glyph's em to device pixels, y pointing down.
  private func paintColorBitmap(_ face: FreeTypeFace, _ place: Matrix, strike: Double, alpha: Double) {
    let slot = face.handle.pointee.glyph!
    let toDevice = Matrix(
      xx: 1 / strike, yx: 0, xy: 0, yy: 1 / strike, x0: Double(slot.pointee.bitmap_left) / strike,
      y0: -Double(slot.pointee.bitmap_top) / strike
    ).then(place)
    guard toDevice.isUsable else { return }
    // The path so far belongs to the run's outlines.
    let path = cairo_copy_path(context)
    face.withBitmapPattern { pattern in
      var inverse = toDevice.inverse
      guard inverse.fitsPixman else { return }
      cairo_pattern_set_matrix(pattern, &inverse)
      cairo_set_operator(context, blendMode == .copy ? CAIRO_OPERATOR_OVER : blendMode.cairoOperator)
      cairo_set_source(context, pattern)
      cairo_paint_with_alpha(context, wholeByte(alpha))
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      cairo_set_operator(context, blendMode.cairoOperator)
    }
    cairo_new_path(context)
    cairo_append_path(context, path)
    cairo_path_destroy(path)
  }
}

/// FreeType's outlines as Cairo paths.
enum OutlinePath {
  /// The size, in pixels, at which outlines are loaded as paths: FreeType's coordinates are 64ths, so a path is exact to a 65,536th
  /// of the em.
  static let size = 1024

  private final class Builder {
    let context: OpaquePointer
    let place: Matrix
    var x = 0.0
    var y = 0.0

    init(_ context: OpaquePointer, _ place: Matrix) {
      self.context = context
      self.place = place
    }

    func device(_ px: Double, _ py: Double) -> (Double, Double) {
      (DevicePath.held(place.x(px, py)), DevicePath.held(place.y(px, py)))
    }

    static func em(_ vector: UnsafePointer<FT_Vector>?) -> (Double, Double) {
      guard let vector else { return (0, 0) }
      let unitsPerEm = Double(OutlinePath.size * 64)
      return (Double(vector.pointee.x) / unitsPerEm, -Double(vector.pointee.y) / unitsPerEm)
    }
  }

  /// Adds an outline that was loaded at `size` to the context's path.
  ///
  /// - Parameter place: from the glyph's em, y pointing down, to device pixels.
  static func append(_ outline: UnsafeMutablePointer<FT_Outline>, to context: OpaquePointer, _ place: Matrix) {
    let builder = Builder(context, place)
    var functions = FT_Outline_Funcs(
      move_to: { to, user in
        let builder = OutlinePath.builder(user)
        (builder.x, builder.y) = Builder.em(to)
        let (x, y) = builder.device(builder.x, builder.y)
        cairo_close_path(builder.context)
        cairo_move_to(builder.context, x, y)
        return 0
      },
      line_to: { to, user in
        let builder = OutlinePath.builder(user)
        (builder.x, builder.y) = Builder.em(to)
        let (x, y) = builder.device(builder.x, builder.y)
        cairo_line_to(builder.context, x, y)
        return 0
      },
      conic_to: { control, to, user in
        let builder = OutlinePath.builder(user)
        let (cx, cy) = Builder.em(control)
        let (ex, ey) = Builder.em(to)
        let (x1, y1) = builder.device(builder.x + (cx - builder.x) * 2 / 3, builder.y + (cy - builder.y) * 2 / 3)
        let (x2, y2) = builder.device(ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3)
        let (x, y) = builder.device(ex, ey)
        cairo_curve_to(builder.context, x1, y1, x2, y2, x, y)
        (builder.x, builder.y) = (ex, ey)
        return 0
      },
      cubic_to: { control1, control2, to, user in
        let builder = OutlinePath.builder(user)
        let (ax, ay) = Builder.em(control1)
        let (bx, by) = Builder.em(control2)
        (builder.x, builder.y) = Builder.em(to)
        let (x1, y1) = builder.device(ax, ay)
        let (x2, y2) = builder.device(bx, by)
        let (x, y) = builder.device(builder.x, builder.y)
        cairo_curve_to(builder.context, x1, y1, x2, y2, x, y)
        return 0
      },
      shift: 0, delta: 0)
    withExtendedLifetime(builder) {
      _ = FT_Outline_Decompose(outline, &functions, Unmanaged.passUnretained(builder).toOpaque())
      cairo_close_path(context)
    }
  }

  private static func builder(_ user: UnsafeMutableRawPointer?) -> Builder {
    Unmanaged<Builder>.fromOpaque(user!).takeUnretainedValue()
  }
}
