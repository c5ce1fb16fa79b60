import Foundation
import Graphics

extension Painter {
  /// The maximum number of pixels of a repetition along an axis: larger ones are painted at a lower resolution.
  private static let longestTile = 4096.0

  /// An image that is repeated. One repetition is painted by itself, with as many pixels as it covers on the device, and the
  /// destination is filled with copies: the number of repetitions doesn't affect the cost.
  func paintTiles(of item: ImageItem, _ tile: CGSize) throws {
    let place = item.destination.standardized
    guard place.isFiniteRect, tile.width > 0, tile.height > 0,
      let columns = Painter.pixels(tile.width, hypot(matrix.xx, matrix.yx)),
      let rows = Painter.pixels(tile.height, hypot(matrix.xy, matrix.yy))
    else { return }
    var single = item
    single.tile = nil
    single.opacity = 1
    single.blendMode = .normal
    single.destination = CGRect(x: 0, y: 0, width: columns, height: rows)
    let cell = Drawing(size: CGSize(width: columns, height: rows), scale: 1, items: [.image(single)])
    let paint = Paint.pattern(.drawing(cell), origin: place.origin, size: tile)
    if item.opacity == 1, item.blendMode == .normal { return try fill(Path(rect: place), paint, .winding) }
    let items = [DisplayItem.fill(Path(rect: place), paint)]
    try paintGroup(DisplayGroup(opacity: item.opacity, blendMode: item.blendMode, items: items))
  }

  private static func pixels(_ length: CGFloat, _ scale: Double) -> CGFloat? {
    let pixels = (Double(length) * scale).rounded()
    return pixels.isFinite ? CGFloat(min(max(pixels, 1), longestTile)) : nil
  }
}
