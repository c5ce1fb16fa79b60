/// A rectangle of whole pixels of a picture or a device; the origin is the top left corner, y points down.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column behind the last one.
  public var maxX: Int
  /// The row behind the last one.
  public var maxY: Int

  /// No pixels.
  public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Edges from exact ones are held within this many pixels of the origin: far outside of any picture and well within the
  /// 24 bits that Cairo's fixed-point coordinates have for whole pixels.
  public static let limit = 1 << 20

  /// A rectangle by its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A rectangle by its first column and row, and how many there are of them; a number too large for `Int` counts as the
  /// largest.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: PixelRect.sum(x, width), maxY: PixelRect.sum(y, height))
  }

  /// The smallest rectangle of whole pixels around exact edges; empty if an edge is not a number.
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

  /// In columns; negative where the edges are the wrong way round.
  public var width: Int { PixelRect.difference(maxX, minX) }

  /// In rows; negative where the edges are the wrong way round.
  public var height: Int { PixelRect.difference(maxY, minY) }

  /// Whether it covers no pixel.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// In pixels; 0 for an empty rectangle.
  public var area: Int {
    if isEmpty { return 0 }
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  /// What both cover; `empty` where that is nothing.
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

  /// The rectangle grown by as many pixels on all sides; an empty one stays as it is.
  public func expanded(by pixels: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }

  /// The rectangle moved, in pixels.
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
