import Graphics

/// The pixels of drawings, by identity: a drawing is painted once. Confined to a thread; bounded.
final class DrawingCache {
  struct Entry {
    var bitmap: Bitmap
    /// The depth of the drawing's groups.
    var nesting: Int
  }

  private struct Kept {
    /// Kept alive, because otherwise another drawing could have the same address.
    var drawing: Drawing
    var entry: Entry
  }

  static let maximumBytes = 64 << 20
  /// The bytes that an entry counts in addition to its pixels: the drawing that it keeps alive.
  private static let overhead = 4096

  private var kept: [ObjectIdentifier: Kept] = [:]
  private(set) var byteCount = 0

  /// The drawing's pixels. If they have to be painted first, those of drawings that nothing else retains are released: a screen
  /// that creates its illustrations itself passes its memory on to the next screen.
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
