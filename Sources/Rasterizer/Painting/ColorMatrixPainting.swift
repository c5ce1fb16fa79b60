import CCairo
import Foundation
import Graphics

extension Layer {
  /// Changes the colours of all pixels.
  ///
  /// Neither Cairo nor pixman combines different components. A loop over pixels is slow, but neighbours are equal in most pictures,
  /// and a pixel that equals the previous one isn't computed again.
  func apply(_ matrix: ColorMatrix) {
    guard matrix != .identity else { return }
    cairo_surface_flush(surface)
    var known: UInt32 = 0
    var result: UInt32 = 0
    var y = 0
    while y < bounds.height {
      let row = (memory + y * stride).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < bounds.width {
        let pixel = row[x]
        if pixel != known {
          known = pixel
          result = Layer.apply(matrix, to: pixel)
        }
        if pixel != 0 { row[x] = result }
        x += 1
      }
      y += 1
    }
    cairo_surface_mark_dirty(surface)
  }

  private static func apply(_ matrix: ColorMatrix, to pixel: UInt32) -> UInt32 {
    let alpha = CGFloat(pixel >> 24)
    guard alpha > 0 else { return 0 }
    func part(_ shift: UInt32) -> CGFloat { min(CGFloat(pixel >> shift & 0xFF) / alpha, 1) }
    return matrix.apply(to: Color(red: part(16), green: part(8), blue: part(0), alpha: alpha / 255)).premultipliedPixel
  }
}
