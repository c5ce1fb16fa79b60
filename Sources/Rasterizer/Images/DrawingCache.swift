import Graphics

/// The pixels of drawings, by identity: a drawing is painted once. Thread-confined; bounded.
final class DrawingCache {
  struct Entry {
    var bitmap: Bitmap
    /// How many groups deep the drawing goes.
    var nesting: Int
  }

  private struct Kept {
    /// Kept alive, for otherwise another drawing could come to lie at its address.
    var drawing: Drawing
    var entry: Entry
  }

  static let maximumBytes = 64 << 20
  /// What an entry counts beside its pixels: the drawing it keeps alive.
  private static let overhead = 4096

  private var kept: [ObjectIdentifier: Kept] = [:]
  private(set) var byteCount = 0

  /// The drawing's pixels. Where they have to be painted first, those of drawings that nothing else holds any more are
  /// let go: a screen that makes its illustration itself gives memory to the next one, and doesn't take fresh memory.
  func entry(for drawing: Drawing) -> Entry? {
    if let known = kept[ObjectIdentifier(drawing)] { return known.entry }
    removeUnreachable()
    return nil
  }

  func insert(_ bitmap: Bitmap, nesting: Int, for drawing: Drawing) {
    let bytes = DrawingCache.byteCount(of: bitmap)
    guard bytes <= DrawingCache.maximumBytes / 2 else { return }
    if byteCount + bytes > DrawingCache.maximumBytes {
      kept.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    byteCount += bytes
    kept[ObjectIdentifier(drawing)] = Kept(drawing: drawing, entry: Entry(bitmap: bitmap, nesting: nesting))
  }

  private func removeUnreachable() {
    var unreachable: [ObjectIdentifier] = []
    for key in Array(kept.keys) where isKnownUniquelyReferenced(&kept[key]!.drawing) { unreachable.append(key) }
    for key in unreachable {
      guard let gone = kept.removeValue(forKey: key) else { continue }
      byteCount -= DrawingCache.byteCount(of: gone.entry.bitmap)
    }
  }

  private static func byteCount(of bitmap: Bitmap) -> Int { bitmap.byteCount + overhead }
}
