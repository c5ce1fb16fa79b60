import CHarfBuzz
import Foundation
import Graphics

extension OpenFont {
  /// The outline of a glyph in font units, with the heights, the width and the corners that the instance requests, as the rasterizer
  /// paints it.
  func fitted(_ outline: Path, of glyph: UInt32) -> Path {
    let moved = moved(outline, of: glyph)
    return CornerRounding(instance.variations)?.rounded(moved, unitsPerEm: unitsPerEm) ?? moved
  }

  private func moved(_ outline: Path, of glyph: UInt32) -> Path {
    guard let fit = OutlineFit(instance.variations, heights: { OutlineFit.Heights(box(of:)) }) else { return outline }
    let kind = OutlineFit.kinds.first { nominalGlyph($0.scalar) == glyph }?.kind ?? .capital
    let advance = Double(hb_font_get_glyph_h_advance(handle, glyph))
    func moved(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: fit.position(Double(point.x), advance: advance, kind),
        y: fit.height(Double(point.y) / unitsPerEm, kind) * unitsPerEm)
    }
    var path = Path()
    for element in outline.elements {
      switch element {
      case .move(let end): path.move(to: moved(end))
      case .line(let end): path.addLine(to: moved(end))
      case .quadCurve(let end, let control): path.addQuadCurve(to: moved(end), control: moved(control))
      case .curve(let end, let control1, let control2):
        path.addCurve(to: moved(end), control1: moved(control1), control2: moved(control2))
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  private func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The bottom and the top of a character's outline, in parts of an em.
  private func box(of scalar: Unicode.Scalar) -> (bottom: Double, top: Double)? {
    var extents = hb_glyph_extents_t()
    guard let glyph = nominalGlyph(scalar), hb_font_get_glyph_extents(handle, glyph, &extents) != 0 else { return nil }
    let top = Double(extents.y_bearing)
    return ((top + Double(extents.height)) / unitsPerEm, top / unitsPerEm)
  }
}
