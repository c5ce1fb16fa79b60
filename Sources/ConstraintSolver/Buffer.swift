#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Growable raw storage for plain numbers, owned by the class that holds it.
///
/// Arrays cost twice as much as pointers in debug builds, and tests run in debug builds. Code in hot loops takes `base`
/// into a local constant first and must not keep it across `reserve`.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private let fillByte: Int32

  /// Makes storage whose bytes are all `fillByte`: 0 for zeros, 0xFF for the integer -1.
  init(fillByte: Int32 = 0) {
    self.fillByte = fillByte
    capacity = 64
    base = .allocate(capacity: capacity)
    clear(capacity)
  }

  /// Makes room for `count` elements. Elements so far are kept, new ones are filled.
  mutating func reserve(_ count: Int) {
    if count <= capacity { return }
    let larger = count > 2 * capacity ? count : 2 * capacity
    let stride = MemoryLayout<Element>.stride
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memcpy(fresh, base, capacity * stride)
    memset(fresh + capacity, fillByte, (larger - capacity) * stride)
    base.deallocate()
    base = fresh
    capacity = larger
  }

  /// Fills the first `count` elements again.
  func clear(_ count: Int) {
    memset(base, fillByte, count * MemoryLayout<Element>.stride)
  }

  /// Releases the storage; the owner's `deinit` calls it.
  func deallocate() {
    base.deallocate()
  }
}
