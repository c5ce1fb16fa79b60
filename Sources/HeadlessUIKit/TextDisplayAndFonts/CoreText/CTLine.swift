public import Foundation
internal import Graphics
internal import TextLayout

/// A line of text that is laid out. Lengths are in points; y points up, from the baseline.
public final class CTLine {
  /// The complete text of the line; its line's ranges are relative to its start.
  let string: NSAttributedString
  /// The start of the text in the string that the line was created from.
  let start: Int
  /// The line alone; empty for an empty text.
  private let layout: LaidOutText
  private let attachments: [PlacedAttachment]

  convenience init(_ string: NSAttributedString, start: Int = 0) {
    let (layout, attachments) = CTLine.lay(string, LayoutConstraints(maximumLines: 1))
    self.init(string, start: start, 0, of: layout, attachments)
  }

  /// A line of a layout, by its index.
  init(
    _ string: NSAttributedString, start: Int, _ index: Int, of layout: LaidOutText,
    _ attachments: [PlacedAttachment]
  ) {
    var own = layout
    own.lines = layout.lines.indices.contains(index) ? [layout.lines[index]] : []
    self.string = string
    self.start = start
    self.layout = own
    self.attachments = attachments
  }

  var line: LaidOutText.Line? { layout.lines.first }

  static func lay(
    _ string: NSAttributedString, _ constraints: LayoutConstraints
  ) -> (LaidOutText, [PlacedAttachment]) {
    let built = AttributedTextBuilder(font: StringDrawing.defaultFont, traits: .current).build(colored(string))
    var constraints = constraints
    // Text styles' distances between lines are UIKit's, not Core Text's.
    constraints.usesLineLeading = false
    return (TextEngines.current.layout(built.text, in: constraints), built.attachments)
  }

  /// Core Text's colours as UIKit's: Core Text draws the `CGColor`s under its own names and under UIKit's.
  private static func colored(_ string: NSAttributedString) -> NSAttributedString {
    let names: [(key: NSAttributedString.Key, shown: NSAttributedString.Key)] = [
      (.foregroundColor, .foregroundColor), (.strokeColor, .strokeColor),
      (NSAttributedString.Key(kCTForegroundColorAttributeName), .foregroundColor),
      (NSAttributedString.Key(kCTStrokeColorAttributeName), .strokeColor),
    ]
    var copy: NSMutableAttributedString?
    for (key, shown) in names {
      string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length)) { value, range, _ in
        guard let color = value as? CGColor else { return }
        let colored = copy ?? NSMutableAttributedString(attributedString: string)
        colored.addAttribute(shown, value: UIColor(cgColor: color), range: range)
        copy = colored
      }
    }
    return copy ?? string
  }

  static func glyphs(of text: String, in font: UIFont) -> [GlyphRun] {
    CTLine(NSAttributedString(string: text, attributes: [.font: font])).line?.runs.map(\.glyphs) ?? []
  }

  /// The width with the whitespace at the end, in points.
  var width: CGFloat { line.map { $0.frame.width + $0.trailingWhitespaceWidth } ?? 0 }

  /// Draws the line with its origin at (0, 0), y pointing down.
  var items: [DisplayItem] {
    guard let line else { return [] }
    return layout.displayItems(at: CGPoint(x: -line.frame.minX, y: -line.baseline)) { id, rect in
      attachments[id].items(in: rect)
    }
  }

  /// The line whose text with `kCTForegroundColorFromContextAttributeName` has the context's fill colour.
  fileprivate func colored(in context: CGContext) -> CTLine {
    guard let line, let fill = context.plainFillColor else { return self }
    let color = UIColor(red: fill.red, green: fill.green, blue: fill.blue, alpha: fill.alpha)
    let copy = NSMutableAttributedString(attributedString: string)
    let key = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
    var isColored = false
    string.enumerateAttribute(key, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      guard (value as? NSNumber)?.boolValue ?? (value as? Bool) == true else { return }
      copy.addAttribute(.foregroundColor, value: color, range: range)
      isColored = true
    }
    // A line of a broken text keeps the colours that it was laid out with.
    guard isColored, line.range.count == string.length else { return self }
    return CTLine(copy, start: start)
  }

  /// The offset of a text position from the line's start, in points; by the width of the preceding text.
  func offset(of index: Int) -> CGFloat {
    guard let line else { return 0 }
    let end = min(max(index - start, line.range.lowerBound), line.range.upperBound)
    let before = NSRange(location: line.range.lowerBound, length: end - line.range.lowerBound)
    let length = before.length == 0 ? 0 : CTLine(string.attributedSubstring(from: before)).width
    return line.isRightToLeft ? width - length : length
  }
}

/// A line of the whole text, which isn't broken but at line breaks.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// How a line is truncated.
public enum CTLineTruncationType: UInt32, Sendable {
  case start, end, middle
}

/// Truncates a line to a width, with a token for the removed text; returns the line itself if it fits, and nil if the token
/// doesn't.
///
/// - Parameter truncationToken: the replacement for the removed text, such as an ellipsis; nil for none.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > CGFloat(width) else { return line }
  let room = CGFloat(width) - (truncationToken?.width ?? 0)
  guard room >= 0 else { return nil }
  return line.shortened(to: room, truncationType, token: truncationToken)
}

/// Draws a line at the context's text position, its baseline along the x axis; upright where y points up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { context.drawText(line.colored(in: context).items) }

/// Writes the ascent, descent and leading of the line; all positive, in points.
///
/// - Returns: the width including trailing whitespace, in points.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.line?.ascent ?? 0
  descent?.pointee = line.line?.descent ?? 0
  leading?.pointee = line.line?.leading ?? 0
  return Double(line.width)
}

/// The parts of a line that its bounds include.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the gap to the next line.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Has no effect: lines are never shifted for kerning and leading here.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Has no effect: punctuation doesn't hang over the margins here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The box of the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Has no effect: the fonts here have no optical bounds.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// Has no effect: lines have the height of their fonts in all languages.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// The line's box, its start on the baseline at the origin, y pointing up, in points.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  guard let own = line.line else { return .zero }
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : own.leading
  return CGRect(
    x: 0, y: -own.descent - leading, width: line.width, height: own.ascent + own.descent + leading)
}

public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  Double(line.line?.trailingWhitespaceWidth ?? 0)
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  guard let own = line.line else { return 0 }
  // The layout has no glyphs for trailing whitespace; Core Text has.
  let text = (line.string.string as NSString).substring(with: NSRange(own.range))
  let hidden = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.count
  return own.runs.reduce(hidden) { $0 + $1.glyphs.glyphs.count }
}

/// In UTF-16 units of the text that the line was made from.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start + (line.line?.range.lowerBound ?? 0), length: line.line?.range.count ?? 0)
}

/// The line's `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  guard let own = line.line else { return [] }
  return own.runs.map { CTRun($0, of: line, from: CGPoint(x: own.frame.minX, y: own.baseline)) }
}

/// The offset of a text position from the line's start, in points.
///
/// - Parameter secondaryOffset: set to the same: split carets aren't supported.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex)
  secondaryOffset?.pointee = offset
  return offset
}

/// The text position closest to a point of the line; `kCFNotFound` for a line without text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let own = line.line else { return kCFNotFound }
  let nearest = line.characterPlaces.min {
    abs(line.offset(of: line.start + $0) - position.x) < abs(line.offset(of: line.start + $1) - position.x)
  }
  return line.start + (nearest ?? own.range.lowerBound)
}
