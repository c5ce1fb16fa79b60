/// A rectangle of whole device pixels.
struct PixelRect: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Every coordinate is held within this many pixels of the origin: far outside of any picture and well within the
  /// 24 bits that Cairo's fixed-point coordinates have for whole pixels.
  static let limit = 1 << 20

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The smallest rectangle of whole pixels around exact edges; empty if an edge is not a number.
  init(enclosing minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double) {
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

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
    return result.isEmpty ? .empty : result
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  func expanded(by pixels: Int) -> PixelRect {
    isEmpty
      ? self : PixelRect(minX: minX - pixels, minY: minY - pixels, maxX: maxX + pixels, maxY: maxY + pixels)
  }

  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
