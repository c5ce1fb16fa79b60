/// A rectangle of whole pixels in a picture or on a device; the origin is the top left corner, y points down.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last one.
  public var maxX: Int
  /// The row after the last one.
  public var maxY: Int

  /// No pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Edges that are converted from exact ones are limited to this distance from the origin, in pixels: far outside of any picture,
  /// and well within the 24 integer bits of Cairo's fixed-point coordinates.
  public static let limit = 1 << 20

  /// Creates a rectangle from its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from its first column and row, and their number; a number that is too large for `Int` is replaced with the
  /// largest one.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: PixelRect.sum(x, width), maxY: PixelRect.sum(y, height))
  }

  /// The smallest rectangle of whole pixels around exact edges; empty if an edge isn't a number.
  public init(enclosing minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
    guard !minX.isNaN, !minY.isNaN, !maxX.isNaN, !maxY.isNaN else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int {
      Int(min(max(value, -Double(PixelRect.limit)), Double(PixelRect.limit)))
    }
    self.init(
      minX: whole(minX.rounded(.down)), minY: whole(minY.rounded(.down)), maxX: whole(maxX.rounded(.up)),
      maxY: whole(maxY.rounded(.up)))
  }

  /// In columns; negative if the edges are reversed.
  public var width: Int { PixelRect.difference(maxX, minX) }

  /// In rows; negative if the edges are reversed.
  public var height: Int { PixelRect.difference(maxY, minY) }

  /// Whether the rectangle contains no pixels.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// In pixels; 0 for an empty rectangle.
  public var area: Int {
    if isEmpty { return 0 }
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  /// The intersection; `empty` if there is none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
    return result.isEmpty ? .empty : result
  }

  /// The smallest rectangle around both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  /// The rectangle extended by a number of pixels on all sides; an empty one is unchanged.
  public func expanded(by pixels: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }

  /// The rectangle moved by a number of pixels.
  public func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// `(x, y, width, height)`.
  public var description: String { "(\(minX), \(minY), \(width), \(height))" }

  private static func sum(_ start: Int, _ length: Int) -> Int {
    let (sum, overflow) = start.addingReportingOverflow(length)
    return overflow ? (length > 0 ? .max : .min) : sum
  }

  private static func difference(_ end: Int, _ start: Int) -> Int {
    let (difference, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? (end > start ? .max : .min) : difference
  }
}
