import Foundation

/// Memory for surfaces that exist only during painting. Confined to a thread; bounded.
///
/// New memory costs more in page faults than most things that are painted into it.
final class ScratchPool {
  /// The maximum memory in use at a time.
  static let maximumBytesInUse = 2 << 30
  /// Unused memory, for later use.
  static let maximumFreeBytes = 64 << 20
  /// The number of pictures after which memory that none of them needed is released.
  static let picturesUntilRelease = 32

  private var free: [Int: [UnsafeMutableRawPointer]] = [:]
  /// The fewest free pieces of each size since memory was last released: so many weren't needed.
  private var fewestFree: [Int: Int] = [:]
  private var pictures = 0
  private(set) var freeBytes = 0
  private(set) var bytesInUse = 0
  private(set) var mostBytesInUse = 0

  deinit {
    for (capacity, pointers) in free {
      for pointer in pointers { ScratchPool.release(pointer, capacity) }
    }
  }

  /// Memory of at least `byteCount` bytes with arbitrary contents, and its actual size.
  func take(_ byteCount: Int) throws -> (memory: UnsafeMutableRawPointer, capacity: Int) {
    let capacity = ScratchPool.capacity(for: byteCount)
    let error = RasterizerError.outOfScratchMemory(limit: ScratchPool.maximumBytesInUse)
    guard bytesInUse + capacity <= ScratchPool.maximumBytesInUse else { throw error }
    let kept = free[capacity]?.popLast()
    if kept != nil {
      freeBytes -= capacity
      let count = free[capacity]?.count ?? 0
      if count < fewestFree[capacity, default: 0] { fewestFree[capacity] = count }
    }
    guard let memory = kept ?? ScratchPool.make(capacity) else { throw error }
    bytesInUse += capacity
    mostBytesInUse = max(mostBytesInUse, bytesInUse)
    return (memory, capacity)
  }

  /// Notes the end of a picture. Sizes that only a few pictures need would add up otherwise, over thousands of pictures.
  func endPicture() {
    pictures += 1
    guard pictures >= ScratchPool.picturesUntilRelease else { return }
    pictures = 0
    for (capacity, count) in fewestFree where count > 0 {
      for pointer in free[capacity]?.suffix(count) ?? [] { ScratchPool.release(pointer, capacity) }
      free[capacity]?.removeLast(count)
      freeBytes -= capacity * count
    }
    fewestFree = free.mapValues(\.count)
  }

  /// Excludes memory from the memory in use. What can be painted must not depend on what is cached.
  func discount(_ capacity: Int) {
    bytesInUse -= capacity
  }

  /// - Parameter counted: false if the memory was excluded.
  func give(_ memory: UnsafeMutableRawPointer, capacity: Int, counted: Bool) {
    if counted { bytesInUse -= capacity }
    guard freeBytes + capacity <= ScratchPool.maximumFreeBytes else {
      ScratchPool.release(memory, capacity)
      return
    }
    free[capacity, default: []].append(memory)
    freeBytes += capacity
  }

  /// Blocks of this size or more are returned to the system: between smaller blocks, the heap would keep their space, once per
  /// size.
  private static let leastMapped = 1 << 18

  private static func make(_ capacity: Int) -> UnsafeMutableRawPointer? {
    guard capacity >= leastMapped else { return .allocate(byteCount: capacity, alignment: 64) }
    let memory = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    return memory == MAP_FAILED ? nil : memory
  }

  private static func release(_ memory: UnsafeMutableRawPointer, _ capacity: Int) {
    if capacity >= leastMapped { munmap(memory, capacity) } else { memory.deallocate() }
  }

  /// Four sizes per octave: similar sizes share memory, and at most a fifth is wasted.
  static func capacity(for byteCount: Int) -> Int {
    let least = max(byteCount, 4096)
    let octave = 1 << (Int.bitWidth - 1 - least.leadingZeroBitCount)
    let step = octave >> 2
    return (least + step - 1) / step * step
  }
}
