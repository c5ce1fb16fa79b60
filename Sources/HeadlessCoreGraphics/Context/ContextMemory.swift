internal import Foundation
internal import Graphics

/// The memory that a bitmap context paints into: the caller's, or its own.
final class ContextMemory {
  let pixels: PixelMemory
  private let isOwned: Bool

  /// - Parameter data: the caller's memory, which has to outlive the context; nil for new memory, which is clear.
  init(_ data: UnsafeMutableRawPointer?, width: Int, height: Int, layout: BitmapLayout) {
    isOwned = data == nil
    let address = data ?? calloc(layout.bytesPerRow, height)!
    pixels = PixelMemory(
      address: address, width: width, height: height, bytesPerRow: layout.bytesPerRow, format: layout.format)
  }

  deinit {
    if isOwned { free(pixels.address) }
  }
}
