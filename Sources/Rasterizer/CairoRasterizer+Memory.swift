import CPixman
import Foundation
public import Graphics

extension CairoRasterizer {
  /// Paints items over the picture in a block of memory, and returns that picture; one unit is a pixel, the origin is at the top
  /// left. Can be called from any thread.
  ///
  /// - Throws: the errors of `paint(_:)`; the memory is then unchanged.
  public static func paint(_ items: [DisplayItem], over memory: PixelMemory) throws(RasterizerError) -> Bitmap {
    let before = Bitmap(width: memory.width, height: memory.height) { pixels in
      guard let start = pixels.baseAddress, pixels.count > 0 else { return }
      PixelCopying.copy(memory, to: start)
    }
    if items.isEmpty { return before }
    let size = CGSize(width: memory.width, height: memory.height)
    let base = ImageItem(.bitmap(before), in: CGRect(origin: .zero, size: size), interpolation: .nearest)
    let after = try paint(DisplayList(size: size, scale: 1, items: [.image(base)] + items))
    after.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, bytes.count > 0 else { return }
      // pixman only reads through this pointer.
      PixelCopying.copy(UnsafeMutableRawPointer(mutating: start), to: memory)
    }
    return after
  }
}
