import CCairo
import Foundation
import Graphics

extension Painter {
  /// Combines a layer with the background as Core Graphics' `plusDarker` does: premultiplied, `R = max(0, Ra - (Da - D) - (Sa -
  /// S))` with `Ra = min(1, Da + Sa)`.
  ///
  /// Neither Cairo nor pixman supports the formula; a loop over the layer's pixels is slow, but the mode is rare. Clips are rounded
  /// to whole pixels here.
  func plusDarker(_ layer: Layer, opacity: Double) {
    cairo_surface_flush(target.surface)
    let area = layer.bounds.intersection(clipBounds)
    guard !area.isEmpty else { return }
    let factor = Int((opacity * 255).rounded())
    var y = area.minY
    while y < area.maxY {
      let source = layer.address(x: area.minX, y: y).assumingMemoryBound(to: UInt8.self)
      let destination = target.address(x: area.minX, y: y).assumingMemoryBound(to: UInt8.self)
      var x = 0
      while x < area.width * 4 {
        let sourceAlpha = (Int(source[x + 3]) * factor + 127) / 255
        if sourceAlpha > 0 {
          let alpha = Int(destination[x + 3])
          let sum = min(255, alpha + sourceAlpha)
          var channel = x
          while channel < x + 3 {
            let color = (Int(source[channel]) * factor + 127) / 255
            let rest = sum - (alpha - Int(destination[channel])) - (sourceAlpha - color)
            destination[channel] = UInt8(min(255, max(0, rest)))
            channel += 1
          }
          destination[x + 3] = UInt8(sum)
        }
        x += 4
      }
      y += 1
    }
    cairo_surface_mark_dirty(target.surface)
  }
}
