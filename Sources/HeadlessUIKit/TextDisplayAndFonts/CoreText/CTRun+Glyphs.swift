public import Foundation
public import Graphics
internal import TextLayout

extension CTRun {
  /// From each glyph to the next one, and from the last to the run's end.
  var advances: [CGSize] {
    let places = positions.map(\.x)
    guard let first = places.first else { return [] }
    let ends = places.dropFirst() + [first + run.width]
    return zip(places, ends).map { CGSize(width: $1 - $0, height: 0) }
  }

  /// The character that each glyph begins with, in UTF-16 units of the text that the line was made from. The layout doesn't keep
  /// which glyph is which character's: characters are counted, and where there are fewer glyphs the last ones share them.
  var stringIndices: [CFIndex] {
    let text = line.string.string as NSString
    var starts: [Int] = []
    var place = run.range.lowerBound
    while place < min(run.range.upperBound, text.length) {
      starts.append(place)
      place = NSMaxRange(text.rangeOfComposedCharacterSequence(at: place))
    }
    if run.isRightToLeft { starts.reverse() }
    let count = run.glyphs.glyphs.count
    guard let last = starts.last else { return Array(repeating: line.start + run.range.lowerBound, count: count) }
    return (0..<count).map { line.start + ($0 < starts.count ? starts[$0] : last) }
  }

  /// The glyphs' boxes together, from the line's start, y pointing up.
  var imageBounds: CGRect {
    let font = attributes[.font] as? UIFont ?? StringDrawing.defaultFont
    let boxes = zip(run.glyphs.glyphs, positions).compactMap { glyph, place -> CGRect? in
      let outline = font.outline(of: CGGlyph(truncatingIfNeeded: glyph.id))
      guard !outline.isEmpty else { return nil }
      return CGPath(outline).boundingBoxOfPath.offsetBy(dx: place.x, dy: place.y)
    }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}

/// Writes the advance of each glyph, in points; a length of 0 means all from the start on.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let advances = run.advances
  for (place, index) in run.indices(range).enumerated() { buffer[place] = advances[index] }
}

/// Writes the first character of each glyph; a length of 0 means all from the start on.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  let indices = run.stringIndices
  for (place, index) in run.indices(range).enumerated() { buffer[place] = indices[index] }
}

/// Nil, as Core Text may answer too: `CTRunGetGlyphs(_:_:_:)` writes them.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
/// Nil, as Core Text may answer too: `CTRunGetPositions(_:_:_:)` writes them.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
/// Nil, as Core Text may answer too: `CTRunGetAdvances(_:_:_:)` writes them.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
/// Nil, as Core Text may answer too: `CTRunGetStringIndices(_:_:_:)` writes them.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Properties of a run's glyphs.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// The identity: glyphs have no matrices here.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// The glyphs' boxes together, from the line's start, in points, y pointing up.
///
/// - Parameters:
///   - context: has no effect.
///   - range: has no effect: the run counts as a whole.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect { run.imageBounds }
