/// Blurred coverage of shapes that cast shadows: rows of a list share theirs. Thread-confined; bounded.
final class ShadowCache {
  /// All that a shadow's coverage depends on.
  struct Key: Hashable {
    /// `ShadowOutline.figures`.
    var outline: [Int32]
    /// In pixels.
    var sigma: Double
  }

  static let maximumBytes = 16 << 20

  private var entries: [Key: ShadowCoverage] = [:]
  private(set) var byteCount = 0

  func coverage(for key: Key) -> ShadowCoverage? { entries[key] }

  func insert(_ coverage: ShadowCoverage, for key: Key) {
    let bytes = coverage.plane.byteCount + key.outline.count * 4
    guard bytes <= ShadowCache.maximumBytes / 4 else { return }
    if byteCount + bytes > ShadowCache.maximumBytes {
      entries.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    byteCount += bytes
    coverage.plane.keep()
    entries[key] = coverage
  }
}
