public import Foundation
internal import Graphics
internal import TextLayout

/// Breaks a text into lines that fill a path.
public final class CTFramesetter {
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

  /// The text in a range; a length of 0 means all from its start on.
  func part(_ range: CFRange) -> (string: NSAttributedString, start: Int) {
    let start = min(max(range.location, 0), string.length)
    let length = range.length <= 0 ? string.length - start : min(range.length, string.length - start)
    return (string.attributedSubstring(from: NSRange(location: start, length: length)), start)
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Lays out text within a path.
///
/// - Parameters:
///   - stringRange: the text, in UTF-16 units; a length of 0 means all from its start on.
///   - frameAttributes: have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let (string, start) = framesetter.part(stringRange)
  return CTFrame(string, start: start, path)
}

/// Returns the size of text, in points.
///
/// - Parameters:
///   - stringRange: the text, in UTF-16 units; a length of 0 means all from its start on.
///   - frameAttributes: have no effect.
///   - constraints: the maximum size; 0 or the greatest number means no limit.
///   - fitRange: set to the range of the text that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let (string, start) = framesetter.part(stringRange)
  func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e9 ? length : .infinity }
  let (layout, _) = CTLine.lay(string, LayoutConstraints(width: limit(constraints.width)))
  let height = limit(constraints.height)
  let shown = layout.lines.prefix { $0.frame.maxY <= height + 0.001 }
  fitRange?.pointee = CFRange(location: start, length: shown.last?.range.upperBound ?? 0)
  if shown.count == layout.lines.count { return layout.size }
  return CGSize(width: layout.size.width, height: shown.last?.frame.maxY ?? 0)
}

/// Breaks a text into lines, one at a time.
public final class CTTypesetter {
  let framesetter: CTFramesetter

  init(_ string: NSAttributedString) { framesetter = CTFramesetter(string) }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// The number of UTF-16 units from `startIndex` that fit a line of a width, in points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
  let (string, _) = typesetter.framesetter.part(CFRange(location: startIndex, length: 0))
  let (layout, _) = CTLine.lay(string, LayoutConstraints(width: CGFloat(width)))
  return layout.lines.first?.range.count ?? 0
}

/// - Parameter stringRange: in UTF-16 units; a length of 0 means all from its start on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let (string, start) = typesetter.framesetter.part(stringRange)
  return CTLine(string, start: start)
}
