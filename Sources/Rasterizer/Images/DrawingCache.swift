import Graphics

/// The pixels of drawings, by identity: a drawing is painted once. Thread-confined; bounded.
final class DrawingCache {
  struct Entry {
    var bitmap: Bitmap
    /// How many groups deep the drawing goes.
    var nesting: Int
  }

  static let maximumBytes = 64 << 20
  /// What an entry counts beside its pixels: the drawing it keeps alive.
  private static let overhead = 4096

  private var entries: [Drawing: Entry] = [:]
  private(set) var byteCount = 0

  func entry(for drawing: Drawing) -> Entry? { entries[drawing] }

  func insert(_ bitmap: Bitmap, nesting: Int, for drawing: Drawing) {
    let bytes = bitmap.byteCount + DrawingCache.overhead
    guard bytes <= DrawingCache.maximumBytes / 2 else { return }
    if byteCount + bytes > DrawingCache.maximumBytes {
      entries.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    byteCount += bytes
    entries[drawing] = Entry(bitmap: bitmap, nesting: nesting)
  }
}
