import Foundation
import Graphics

/// The area that items may paint, in device pixels: never too small, sometimes too large.
extension Painter {
  func bounds(of items: [DisplayItem]) -> PixelRect {
    var result = PixelRect.empty
    for item in items {
      result = result.union(bounds(of: item))
    }
    return result
  }

  private func bounds(of item: DisplayItem) -> PixelRect {
    switch item {
    case .fill(let path, _, _): return DevicePath.bounds(path, matrix)
    case .stroke(let path, _, let style): return strokeBounds(path, style)
    case .glyphs(let run, let origin, _): return glyphBounds(run, origin)
    case .image(let image): return deviceBounds(image.destination)
    case .shadow(let path, let shadow):
      guard let shadow = DeviceShadow(shadow, matrix) else { return .empty }
      return shadow.bounds(of: DevicePath.bounds(path, matrix))
    case .backdropBlur(let path, _): return DevicePath.bounds(path, matrix)
    case .group(let group): return bounds(of: group)
    }
  }

  private func bounds(of group: DisplayGroup) -> PixelRect {
    if let projection = group.projection { return projectedBounds(group, projection) }
    var inner = self
    inner.matrix = Matrix(group.transform).then(matrix)
    inner.depth += 1
    // Too deep a nesting is reported when it is painted.
    guard inner.matrix.isUsable, inner.depth <= CairoRasterizer.maximumDepth else { return .empty }
    if group.blendMode.reachesBeyondSource { return clipBounds }
    var result = inner.bounds(of: group.items)
    if let clip = group.clip { result = result.intersection(DevicePath.bounds(clip.path, inner.matrix)) }
    if let shadow = group.shadow.flatMap({ DeviceShadow($0, inner.matrix) }) {
      result = result.union(shadow.bounds(of: result))
    }
    return result
  }

  private func deviceBounds(_ rect: CGRect) -> PixelRect {
    DevicePath.bounds(Path(rect: rect), matrix)
  }

  /// Around every glyph's origin, the space that the font's largest glyph may need.
  private func glyphBounds(_ run: GlyphRun, _ origin: CGPoint) -> PixelRect {
    let size = Double(run.pointSize)
    guard size > 0, size.isFinite, let face = try? resources.fonts.face(run.font) else { return .empty }
    let extents = face.extents
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    for glyph in run.glyphs {
      let x = Double(glyph.position.x)
      let y = Double(glyph.position.y)
      minX = min(minX, x)
      maxX = max(maxX, x)
      minY = min(minY, y)
      maxY = max(maxY, y)
    }
    guard minX <= maxX, minY <= maxY else { return .empty }
    let rect = CGRect(
      x: Double(origin.x) + minX + extents.minX * size, y: Double(origin.y) + minY - extents.maxY * size,
      width: maxX - minX + (extents.maxX - extents.minX) * size,
      height: maxY - minY + (extents.maxY - extents.minY) * size)
    let reach = (run.stroke.map { Double($0.width) } ?? 0) / 2 * Painter.glyphMiterLimit
    guard reach.isFinite else { return .empty }
    return deviceBounds(rect.insetBy(dx: -reach, dy: -reach)).expanded(by: 2)
  }
}
