import CCairo

/// A Cairo context over pixels that are painted again and again, in points.
final class PeerCanvas {
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int
  let pixels: UnsafeMutableRawBufferPointer
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// - Parameters:
  ///   - width: in points, as is `height`.
  ///   - scale: pixels a point.
  init(width: Double, height: Double, scale: Double) throws {
    self.width = Int(width * scale)
    self.height = Int(height * scale)
    pixels = .allocate(byteCount: self.width * self.height * 4, alignment: 64)
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    let memory = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        memory, CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height), Int32(self.width * 4)),
      let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
    else { throw PeerFailure(description: "Cairo makes no surface for the peer") }
    self.surface = surface
    self.context = context
    cairo_scale(context, scale, scale)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    pixels.deallocate()
  }

  /// Waits until all is painted.
  func finish() {
    cairo_surface_flush(surface)
  }

  func fillRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: PeerColor) {
    set(color)
    cairo_rectangle(context, x, y, width, height)
    cairo_fill(context)
  }

  func fillRoundedRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double, _ color: PeerColor
  ) {
    set(color)
    cairo_new_sub_path(context)
    cairo_arc(context, x + width - radius, y + radius, radius, -.pi / 2, 0)
    cairo_arc(context, x + width - radius, y + height - radius, radius, 0, .pi / 2)
    cairo_arc(context, x + radius, y + height - radius, radius, .pi / 2, .pi)
    cairo_arc(context, x + radius, y + radius, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
    cairo_fill(context)
  }

  func fillDisc(_ x: Double, _ y: Double, radius: Double, _ color: PeerColor) {
    set(color)
    cairo_arc(context, x, y, radius, 0, 2 * .pi)
    cairo_fill(context)
  }

  /// Separate straight lines.
  func strokeLines(_ lines: [(Double, Double, Double, Double)], width: Double, isRound: Bool, _ color: PeerColor) {
    set(color)
    for (x1, y1, x2, y2) in lines {
      cairo_move_to(context, x1, y1)
      cairo_line_to(context, x2, y2)
    }
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_stroke(context)
  }

  func show(_ line: PeerLine) {
    set(line.color)
    cairo_set_scaled_font(context, line.font)
    line.glyphs.withUnsafeBufferPointer { cairo_show_glyphs(context, $0.baseAddress, Int32($0.count)) }
  }

  /// Glyphs that have colours of their own and take only the alpha of the line's.
  ///
  /// - Parameter x: the left edge of a box around them, in points, before its top, its width and its height.
  func showFaded(_ line: PeerLine, inside x: Double, _ y: Double, _ width: Double, _ height: Double) {
    cairo_save(context)
    cairo_rectangle(context, x, y, width, height)
    cairo_clip(context)
    cairo_push_group(context)
    show(line)
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, line.color.alpha)
    cairo_restore(context)
  }

  private func set(_ color: PeerColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
