/// A rectangle of whole pixels; the origin is the picture's top left corner, y points down.
public struct PixelRect: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// In columns.
  public var width: Int
  /// In rows.
  public var height: Int

  /// A rectangle of whole pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column behind the last one; the largest number for a width without end.
  public var maxX: Int { PixelRect.sum(x, width) }

  /// The row behind the last one; the largest number for a height without end.
  public var maxY: Int { PixelRect.sum(y, height) }

  private static func sum(_ start: Int, _ length: Int) -> Int {
    let (sum, overflow) = start.addingReportingOverflow(length)
    return overflow ? (length > 0 ? .max : .min) : sum
  }

  /// Whether it covers no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// In pixels; 0 for an empty rectangle.
  public var area: Int {
    if isEmpty { return 0 }
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  /// The smallest rectangle around both.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both cover; empty where that is nothing.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - top, 0))
  }

  /// The rectangle grown by `distance` pixels on all sides.
  public func outset(by distance: Int) -> PixelRect {
    PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  public var description: String { "(\(x), \(y), \(width), \(height))" }
}
