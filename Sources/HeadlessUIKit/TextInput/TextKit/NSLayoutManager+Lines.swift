public import Foundation
internal import Graphics
internal import TextLayout

// Where lines and glyphs lie within their lines, in points.
extension NSLayoutManager {
  /// Where a glyph's origin lies: to the right of its line fragment's left edge, and below its top, on the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let layout = layout
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= glyphIndex }) else { return .zero }
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    let left = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil).minX
    return CGPoint(
      x: geometry.caret(at: glyphIndex).minX + padding - left, y: line.baseline - line.frame.minY)
  }

  /// The empty line after a text that ends with a line break; empty where there is none.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { lineFragmentRect(forGlyphAt: $0.range.lowerBound, effectiveRange: nil) } ?? .zero
  }

  /// What of the empty line after a text is used: its padding.
  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { lineFragmentUsedRect(forGlyphAt: $0.range.lowerBound, effectiveRange: nil) } ?? .zero
  }

  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }

  private var extraLine: LaidOutText.Line? {
    guard let last = layout.lines.last, last.range.isEmpty, numberOfGlyphs > 0 else { return nil }
    return last
  }

  /// Calls `block` with a rectangle for each line that has a part of the range, in points of the container.
  ///
  /// - Parameter selectedRange: glyphs that are selected: where the range goes on after a line, their line's rectangle reaches
  ///   to the container's edge. `NSNotFound` as its location stands for none.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let padding = textContainer.lineFragmentPadding
    let isSelected = selectedRange.location != NSNotFound && NSIntersectionRange(selectedRange, glyphRange).length > 0
    let room = isSelected && textContainer.lineWidth.isFinite ? -padding...textContainer.lineWidth + padding : nil
    var stop = ObjCBool(false)
    for rect in geometry.rects(of: glyphRange, filling: room) {
      block(rect.offsetBy(dx: padding, dy: 0), &stop)
      if stop.boolValue { return }
    }
  }

  /// The glyphs that an ellipsis stands for in a glyph's line; a location of `NSNotFound` where nothing is left out.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= glyphIndex }), line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let shown = Set(line.runs.flatMap { Array($0.range) })
    let hidden = (line.range.lowerBound..<max(line.range.upperBound, numberOfGlyphs)).filter { !shown.contains($0) }
    guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: first, length: last - first + 1)
  }

  /// - Parameter partialFraction: set to how far the point lies within the glyph, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
}
