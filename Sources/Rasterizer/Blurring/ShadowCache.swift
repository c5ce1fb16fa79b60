/// Blurred coverage of shapes with shadows; rows of a list share it. Confined to a thread; bounded.
final class ShadowCache {
  /// The values that a shadow's coverage depends on.
  struct Key: Hashable {
    /// `ShadowOutline.figures`.
    var outline: [Int32]
    /// In pixels.
    var sigma: Double
  }

  static let maximumBytes = 32 << 20
  /// The number of outlines that are remembered after their coverage was removed.
  private static let maximumAsked = 10_000

  private var entries: [Key: (coverage: ShadowCoverage, isPart: Bool)] = [:]
  private var asked: Set<Key> = []
  private(set) var byteCount = 0

  /// The coverage, and whether it is a part.
  func coverage(for key: Key) -> (coverage: ShadowCoverage, isPart: Bool)? { entries[key] }

  /// Whether a coverage of which parts are made was requested before. This doesn't affect the picture.
  func wasAsked(for key: Key) -> Bool {
    if asked.count >= ShadowCache.maximumAsked { asked.removeAll(keepingCapacity: true) }
    return !asked.insert(key).inserted
  }

  func insert(_ coverage: ShadowCoverage, isPart: Bool, for key: Key) {
    let bytes = coverage.plane.byteCount + key.outline.count * 4
    guard bytes <= ShadowCache.maximumBytes / (isPart ? 2 : 8) else { return }
    if byteCount + bytes > ShadowCache.maximumBytes {
      entries.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    if let old = entries[key] { byteCount -= old.coverage.plane.byteCount + key.outline.count * 4 }
    byteCount += bytes
    coverage.plane.keep()
    entries[key] = (coverage, isPart)
  }
}
