public import Foundation
internal import Graphics
internal import TextLayout

extension Text {
  /// The lines of a text that a renderer draws. Places are points from the text's top left corner.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    public let isTruncated: Bool

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The place of a character in the text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    /// In UTF-16 units.
    let offset: Int

    public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool { left.offset < right.offset }
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(offset: offset + count) }
  }

  /// The room of a part of a text, from its font and its glyphs' widths, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The start on the baseline.
    public var origin: CGPoint
    public var width: CGFloat
    public var ascent: CGFloat
    /// Below the baseline, and positive.
    public var descent: CGFloat
    public var leading: CGFloat

    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// A line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    public let typographicBounds: TypographicBounds
    /// What is drawn beside glyphs, such as underlines and images.
    let items: [DisplayItem]

    public var origin: CGPoint { typographicBounds.origin }
    public var startIndex: Int { runs.startIndex }
    public var endIndex: Int { runs.endIndex }
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A part of a line with the same attributes.
  public struct Run: RandomAccessCollection, Equatable {
    let glyphs: GlyphRun
    let color: Graphics.Color
    let attributes: [CustomTextAttribute]
    /// The character of each glyph, in the order of the glyphs.
    public let characterIndices: [CharacterIndex]
    public let typographicBounds: TypographicBounds
    public let layoutDirection: LayoutDirection

    public var startIndex: Int { 0 }
    public var endIndex: Int { glyphs.glyphs.count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<(index + 1)) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value that an app gave the text; nil without one.
    public subscript<Key: TextAttribute>(key: Key.Type) -> Key? {
      attributes.last { $0.key == ObjectIdentifier(key) }?.value as? Key
    }
  }

  /// Glyphs of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    public let run: Run
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    public var characterIndices: [CharacterIndex] { indices.map { run.characterIndices[$0] } }
    public var typographicBounds: TypographicBounds {
      var bounds = run.typographicBounds
      let glyphs = run.glyphs.glyphs
      guard let first = indices.first else {
        bounds.width = 0
        return bounds
      }
      let end = indices.upperBound < glyphs.count ? glyphs[indices.upperBound].position.x : bounds.width
      let start = first == 0 ? 0 : glyphs[first].position.x
      bounds.origin.x += start
      bounds.width = end - start
      return bounds
    }
    public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { run[key] }

    var items: [DisplayItem] {
      var glyphs = run.glyphs
      glyphs.glyphs = Array(glyphs.glyphs[indices])
      return [.glyphs(glyphs, origin: run.typographicBounds.origin, color: run.color)]
    }
  }

  /// How glyphs are drawn; they are drawn on pixels here.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line with its underlines and images.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
    add(line.items)
  }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(slice.items)
  }
}
