import Graphics

/// The pixels of drawings, by identity: a drawing is painted once. Thread-confined; bounded.
final class DrawingCache {
  static let maximumBytes = 64 << 20

  private var bitmaps: [Drawing: Bitmap] = [:]
  private(set) var byteCount = 0

  func bitmap(for drawing: Drawing) -> Bitmap? { bitmaps[drawing] }

  func insert(_ bitmap: Bitmap, for drawing: Drawing) {
    guard bitmap.byteCount <= DrawingCache.maximumBytes / 4 else { return }
    if byteCount + bitmap.byteCount > DrawingCache.maximumBytes {
      bitmaps.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    byteCount += bitmap.byteCount
    bitmaps[drawing] = bitmap
  }
}
