internal import Foundation
internal import Graphics

extension CGContext {
  /// Draws items of text, which are made for y pointing down with the baseline at the origin, at the text position: upright where
  /// y points up, by the text matrix.
  func drawText(_ items: [DisplayItem]) {
    saveGState()
    concatenate(textMatrix)
    scaleBy(x: 1, y: -1)
    append(items)
    restoreGState()
  }
}
