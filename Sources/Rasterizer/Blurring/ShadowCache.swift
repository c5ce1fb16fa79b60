/// Blurred coverage of shapes that cast shadows: rows of a list share theirs. Thread-confined; bounded.
final class ShadowCache {
  /// All that a shadow's coverage depends on.
  struct Key: Hashable {
    /// The outline in 256ths of a pixel, from the coverage's corner on, with marks between the kinds of elements.
    var outline: [Int32]
    var isEvenOdd: Bool
    var sigma: Double
  }

  static let maximumBytes = 16 << 20

  private var planes: [Key: PixelPlane] = [:]
  private(set) var byteCount = 0

  func plane(for key: Key) -> PixelPlane? { planes[key] }

  func insert(_ plane: PixelPlane, for key: Key) {
    guard plane.byteCount <= ShadowCache.maximumBytes / 4 else { return }
    if byteCount + plane.byteCount > ShadowCache.maximumBytes {
      planes.removeAll(keepingCapacity: true)
      byteCount = 0
    }
    byteCount += plane.byteCount
    planes[key] = plane
  }
}
