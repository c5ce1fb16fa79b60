#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Growable raw storage for numbers, owned by the class that has it as a property.
///
/// Arrays cost twice as much as pointers in debug builds, and tests run in debug builds. Code in hot loops reads `base` into a
/// local constant, which is valid until `reserve` is called.
struct Buffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private let fillByte: Int32

  /// Creates storage in which all bytes are `fillByte`: 0 for zeros, 0xFF for the integer -1.
  init(fillByte: Int32 = 0) {
    self.fillByte = fillByte
    capacity = 0
    base = Self.nothing
  }

  /// Reserves memory for `count` elements. Existing elements are kept, new ones are filled.
  mutating func reserve(_ count: Int) {
    if count <= capacity { return }
    let doubled = capacity == 0 ? 32 : 2 * capacity
    let larger = count > doubled ? count : doubled
    let stride = MemoryLayout<Element>.stride
    let fresh = Self.allocate(larger, zeroed: fillByte == 0)
    if capacity > 0 { memcpy(fresh, base, capacity * stride) }
    if fillByte != 0 { memset(fresh + capacity, fillByte, (larger - capacity) * stride) }
    deallocate()
    base = fresh
    capacity = larger
  }

  /// Fills the first `count` elements again.
  func clear(_ count: Int) {
    if count > 0 { memset(base, fillByte, count * MemoryLayout<Element>.stride) }
  }

  /// Frees the storage; the owner's `deinit` calls it.
  func deallocate() {
    if capacity > 0 { free(base) }
  }

  /// `calloc` provides zeros without touching the pages, so unused pages are never mapped.
  private static func allocate(_ count: Int, zeroed: Bool) -> UnsafeMutablePointer<Element> {
    let stride = MemoryLayout<Element>.stride
    guard let memory = zeroed ? calloc(count, stride) : malloc(count * stride) else {
      fatalError("out of memory: \(count * stride) bytes")
    }
    return memory.bindMemory(to: Element.self, capacity: count)
  }

  /// Most solvers are small, and an allocation costs as much as a constraint; so the first allocation is delayed until it is
  /// needed.
  private static var nothing: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }
}
