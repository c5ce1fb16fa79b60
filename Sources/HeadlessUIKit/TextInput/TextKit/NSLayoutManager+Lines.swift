public import Foundation
internal import Graphics
internal import TextLayout

// The positions of lines, and of glyphs within their lines, in points.
extension NSLayoutManager {
  /// The origin of a glyph: relative to its line fragment's top left corner, on the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let layout = layout
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= glyphIndex }) else { return .zero }
    let padding = textContainers.first?.lineFragmentPadding ?? 0
    let left = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil).minX
    return CGPoint(
      x: geometry.caret(at: glyphIndex).minX + padding - left, y: line.baseline - line.frame.minY)
  }

  /// The extra line fragment after a text that ends with a line break; empty if there is none.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { lineFragmentRect(forGlyphAt: $0.range.lowerBound, effectiveRange: nil) } ?? .zero
  }

  /// The used rectangle of the extra line fragment: its padding.
  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { lineFragmentUsedRect(forGlyphAt: $0.range.lowerBound, effectiveRange: nil) } ?? .zero
  }

  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }

  private var extraLine: LaidOutText.Line? {
    guard let last = layout.lines.last, last.range.isEmpty, numberOfGlyphs > 0 else { return nil }
    return last
  }

  /// Calls `block` with a rectangle for each line with a part of the range, in points of the container.
  ///
  /// - Parameter selectedRange: selected glyphs: if the range continues after a line, the line's rectangle extends to the
  ///   container's edge. A location of `NSNotFound` means none.
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

  /// The glyphs that an ellipsis replaces in a glyph's line; a location of `NSNotFound` if none are.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = layout.lines.last(where: { $0.range.lowerBound <= glyphIndex }), line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let shown = Set(line.runs.flatMap { Array($0.range) })
    let hidden = (line.range.lowerBound..<max(line.range.upperBound, numberOfGlyphs)).filter { !shown.contains($0) }
    guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: first, length: last - first + 1)
  }

  /// - Parameter partialFraction: set to the relative position of the point in the glyph, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }
}
