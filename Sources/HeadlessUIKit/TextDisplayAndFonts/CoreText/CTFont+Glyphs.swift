public import Foundation
public import Graphics
internal import TextLayout

// Single glyphs of fonts. Lengths are in points, y points up from the baseline.

extension UIFont {
  /// The font's key in the text engine.
  private var described: FontDescription { textFont(for: .current) }

  func advance(of glyph: CGGlyph) -> CGFloat { TextEngines.current.advance(of: UInt32(glyph), in: described) }

  func outline(of glyph: CGGlyph) -> Path { TextEngines.current.outline(of: UInt32(glyph), in: described) }

  func glyph(named name: String) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: TextEngines.current.glyph(named: name, in: described) ?? 0)
  }

  /// The glyphs of characters by the font's own table, for each UTF-16 unit; nil for what it lacks, and for the second unit of a
  /// pair.
  func nominalGlyphs(of units: [UniChar]) -> [CGGlyph?] {
    let (known, engine) = (described, TextEngines.current)
    var glyphs: [CGGlyph?] = []
    for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
      glyphs.append(engine.glyph(of: scalar, in: known).map { CGGlyph(truncatingIfNeeded: $0) })
      if scalar.value > 0xFFFF { glyphs.append(nil) }
    }
    return glyphs
  }

  var glyphCount: Int { TextEngines.current.glyphCount(of: described) }

  var unitsPerEm: Int { TextEngines.current.unitsPerEm(of: described) }
}

/// A glyph's outline; nil for a glyph without one, as a space's.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  let outline = font.outline(of: glyph)
  guard !outline.isEmpty else { return nil }
  return CGPath(matrix.map { outline.applying($0.pointee) } ?? outline)
}

/// The orientation of a font.
public enum CTFontOrientation: UInt32, Sendable {
  case `default`, horizontal, vertical
}

/// Writes the advance of each glyph.
///
/// - Parameter orientation: has no effect: fonts are set horizontally.
/// - Returns: the sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let advance = font.advance(of: glyphs[index])
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return Double(sum)
}

/// Writes the boxes of glyphs' outlines.
///
/// - Parameter orientation: has no effect: fonts are set from left to right.
/// - Returns: what holds them all, as if they lay above each other.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var whole = CGRect.null
  for index in 0..<max(count, 0) {
    let path = CGPath(font.outline(of: glyphs[index]))
    let box = path.isEmpty ? CGRect.zero : path.boundingBoxOfPath
    boundingRects?[index] = box
    if !box.isEmpty { whole = whole.union(box) }
  }
  return whole.isNull ? .zero : whole
}

/// Draws glyphs at places of user space, by the text matrix; upright where y points up.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
  _ context: CGContext
) {
  let matrix = context.textMatrix
  let path = CGMutablePath()
  for index in 0..<max(count, 0) {
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    path.addPath(CGPath(font.outline(of: glyphs[index])), transform: place)
  }
  context.saveGState()
  context.concatenate(matrix)
  context.addPath(path)
  context.fillPath()
  context.restoreGState()
}

/// A glyph by its name in the font's file; 0 for none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph { font.glyph(named: glyphName) }

public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.glyphCount }

public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.unitsPerEm) }

/// From the baseline to the underline's top, in points; negative below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.metrics.underlinePosition }

/// In points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.metrics.underlineThickness }

/// The identity: fonts have no matrix here.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
