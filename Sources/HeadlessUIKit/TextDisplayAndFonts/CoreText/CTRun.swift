public import Foundation
internal import Graphics
internal import TextLayout

/// Glyphs of a line that follow each other and look alike.
public final class CTRun {
  let run: LaidOutText.Run
  let line: CTLine
  /// The start of the line in its layout.
  private let origin: CGPoint

  init(_ run: LaidOutText.Run, of line: CTLine, from origin: CGPoint) {
    (self.run, self.line, self.origin) = (run, line, origin)
  }

  var attributes: [NSAttributedString.Key: Any] {
    guard run.range.lowerBound < line.string.length else { return [:] }
    return line.string.attributes(at: run.range.lowerBound, effectiveRange: nil)
  }

  var range: CFRange { CFRange(location: line.start + run.range.lowerBound, length: run.range.count) }

  /// Relative to the line's start, in points, y pointing up.
  var positions: [CGPoint] {
    run.glyphs.glyphs.map {
      CGPoint(
        x: run.origin.x + $0.position.x - origin.x, y: origin.y - run.origin.y - $0.position.y)
    }
  }

  /// The glyphs in a range; a length of 0 means all from its start on.
  func indices(_ range: CFRange) -> Range<Int> {
    let count = run.glyphs.glyphs.count
    let start = min(max(range.location, 0), count)
    return start..<(range.length <= 0 ? count : min(start + range.length, count))
  }

  var items: [DisplayItem] { [run.displayItem(at: CGPoint(x: -origin.x, y: -origin.y))] }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.glyphs.count }

/// The attributes of the run's text, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  Dictionary(uniqueKeysWithValues: run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) })
}

/// In UTF-16 units of the text that the line was made from.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// Writes glyphs; a length of 0 means all from the range's start on.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = CGGlyph(truncatingIfNeeded: run.run.glyphs.glyphs[index].id)
  }
}

/// Writes the positions of glyphs, relative to the line's start, in points, y pointing up; a length of 0 means all from the start
/// on.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  let positions = run.positions
  for (place, index) in run.indices(range).enumerated() { buffer[place] = positions[index] }
}

/// Writes the ascent, descent and leading of the run's font, in points.
///
/// - Parameter range: has no effect: the values are those of the whole run.
/// - Returns: the run's width, in points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let font = run.attributes[.font] as? UIFont ?? StringDrawing.defaultFont
  ascent?.pointee = font.ascender
  descent?.pointee = -font.descender
  leading?.pointee = font.leading
  return Double(run.run.width)
}

/// Draws a run where its line would draw it.
///
/// - Parameter range: has no effect: the run is drawn as a whole.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { context.drawText(run.items) }
