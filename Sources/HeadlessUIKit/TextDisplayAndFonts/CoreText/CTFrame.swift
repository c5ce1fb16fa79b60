public import Foundation
internal import Graphics
internal import TextLayout

/// Lines of text within a path. Coordinates are the path's, in points, y pointing up.
public final class CTFrame {
  let path: CGPath
  /// The lines that fit.
  let lines: [CTLine]
  /// The origin of each line, on its baseline, from the lower left corner of the path's bounding box.
  let origins: [CGPoint]
  let range: CFRange

  init(_ string: NSAttributedString, start: Int, _ path: CGPath) {
    self.path = path
    let box = path.boundingBoxOfPath
    let (layout, attachments) = CTLine.lay(
      string,
      LayoutConstraints(width: box.width, exclusions: CTFrame.surroundings(of: path, box)))
    let shown = layout.lines.prefix { $0.frame.maxY <= box.height + 0.001 }
    lines = shown.indices.map { CTLine(string, start: start, $0, of: layout, attachments) }
    origins = shown.map { CGPoint(x: $0.frame.minX, y: box.height - $0.baseline) }
    range = CFRange(location: start, length: shown.last?.range.upperBound ?? 0)
  }

  /// The parts of the path's bounding box outside of the path, with y pointing down from the box's top; nil for a rectangle.
  private static func surroundings(of path: CGPath, _ box: CGRect) -> LineExclusions? {
    guard !path.isRect(nil), !box.isNull else { return nil }
    let outside = CGPath(rect: box, transform: nil).subtracting(path)
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    return LineExclusions([outside.path.applying(turned)])
  }
}

/// The frame's `CTLine`s, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Writes the origins of lines, on their baselines, from the lower left corner of the path's bounding box, in points, with y
/// pointing up.
///
/// - Parameter range: the range of lines; a length of 0 means all from its start on.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let start = min(max(range.location, 0), frame.origins.count)
  let end = range.length <= 0 ? frame.origins.count : min(start + range.length, frame.origins.count)
  for (place, index) in (start..<end).enumerated() { origins[place] = frame.origins[index] }
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The part of the text that was laid out and fits, in UTF-16 units.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }
/// Equal to `CTFrameGetVisibleStringRange(_:)`: a frame contains the text that fits.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Draws the lines within the path; upright where y points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.saveGState()
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    context.drawText(line.items)
    context.restoreGState()
  }
}
