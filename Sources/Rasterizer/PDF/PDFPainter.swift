import CCairo
import Foundation
import Graphics

/// Draws items onto a page of a PDF document. Shapes, outlines of letters, images, clips and transparency that PDF supports are
/// kept; everything else is painted as pixels first.
struct PDFPainter {
  /// Device units per point. Painting uses one pixel per unit, and images keep no more detail than a pixel shows, which is finer
  /// than the eye can see.
  static let scale = 8.0
  /// Pixels per point of the parts that are painted as pixels.
  private static let pixelScale = 3.0

  let resources: Resources
  let layer: Layer
  /// From the space of the current items to device units.
  var matrix: Matrix
  let page: PixelRect
  /// The number of groups that contain the current items.
  var depth: Int

  private var context: OpaquePointer { layer.context }

  func paint(_ items: [DisplayItem]) throws {
    for item in items {
      switch item {
      case .group(let group): try paint(group)
      case .backdropBlur: break
      case .shadow, .fill(_, .conicGradient, _), .stroke(_, .conicGradient, _): try paintPixels([item])
      case .glyphs(let run, let origin, let color):
        guard !run.glyphs.isEmpty, unit(color.alpha) > 0 else { continue }
        painter.paintOutlines(run, try resources.fonts.face(run.font), origin, color)
      case .fill, .stroke, .image: try painter.paint([item])
      }
    }
  }

  private var painter: Painter {
    Painter(resources: resources, target: layer, matrix: matrix, clipBounds: page, depth: depth)
  }

  private func paint(_ group: DisplayGroup) throws {
    guard depth < CairoRasterizer.maximumDepth else {
      throw RasterizerError.nestedTooDeeply(limit: CairoRasterizer.maximumDepth)
    }
    let isPicture =
      group.projection != nil || group.mask != nil || group.shadow != nil || group.colorMatrix != nil
      || group.blendMode.lacksOperator
    if isPicture { return try paintPixels([.group(group)]) }
    var inner = self
    inner.matrix = Matrix(group.transform).then(matrix)
    inner.depth += 1
    guard inner.matrix.isUsable, group.opacity > 0 else { return }
    cairo_save(context)
    defer {
      cairo_restore(context)
      cairo_new_path(context)
    }
    if let clip = group.clip {
      guard DevicePath.set(clip.path, inner.matrix, in: context) else { return }
      cairo_set_fill_rule(context, clip.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
    }
    guard group.needsCompositing else { return try inner.paint(group.items) }
    cairo_push_group(context)
    do {
      try inner.paint(group.items)
    } catch {
      cairo_pattern_destroy(cairo_pop_group(context))
      throw error
    }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, group.blendMode.cairoOperator)
    cairo_paint_with_alpha(context, unit(group.opacity))
  }

  /// As an image that covers the page; Cairo writes only the part that contains colour.
  private func paintPixels(_ items: [DisplayItem]) throws {
    let size = CGSize(
      width: CGFloat(Double(page.width) / PDFPainter.scale), height: CGFloat(Double(page.height) / PDFPainter.scale))
    let factor = 1 / PDFPainter.scale
    let toPage = CGAffineTransform(
      a: matrix.xx * factor, b: matrix.yx * factor, c: matrix.xy * factor, d: matrix.yy * factor,
      tx: matrix.x0 * factor, ty: matrix.y0 * factor)
    let list = DisplayList(
      size: size, scale: CGFloat(PDFPainter.pixelScale), items: [.group(DisplayGroup(transform: toPage, items: items))])
    let bitmap = try resources.paint(list, depth: depth + 1)
    var flat = self
    flat.matrix = Matrix(scale: PDFPainter.scale)
    let place = CGRect(
      x: 0, y: 0, width: CGFloat(Double(bitmap.width) / PDFPainter.pixelScale),
      height: CGFloat(Double(bitmap.height) / PDFPainter.pixelScale))
    try flat.painter.paint([.image(ImageItem(.bitmap(bitmap), in: place))])
  }
}
