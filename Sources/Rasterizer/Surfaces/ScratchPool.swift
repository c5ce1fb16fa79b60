import Foundation

/// Memory for surfaces that live only while something is painted. Thread-confined; bounded.
///
/// Fresh memory costs more in page faults than most things that are painted into it.
final class ScratchPool {
  /// What may be in use at one time.
  static let maximumBytesInUse = 2 << 30
  /// What is kept for later when nobody uses it.
  static let maximumFreeBytes = 64 << 20

  private var free: [Int: [UnsafeMutableRawPointer]] = [:]
  private(set) var freeBytes = 0
  private(set) var bytesInUse = 0
  private(set) var mostBytesInUse = 0

  deinit {
    for pointers in free.values {
      for pointer in pointers { pointer.deallocate() }
    }
  }

  /// Memory of at least `byteCount` bytes that may hold anything, and its true size.
  func take(_ byteCount: Int) throws -> (memory: UnsafeMutableRawPointer, capacity: Int) {
    let capacity = ScratchPool.capacity(for: byteCount)
    guard bytesInUse + capacity <= ScratchPool.maximumBytesInUse else {
      throw RasterizerError.outOfScratchMemory(limit: ScratchPool.maximumBytesInUse)
    }
    bytesInUse += capacity
    mostBytesInUse = max(mostBytesInUse, bytesInUse)
    if let memory = free[capacity]?.popLast() {
      freeBytes -= capacity
      return (memory, capacity)
    }
    return (UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64), capacity)
  }

  /// Takes memory out of what is counted as in use. What can be painted must not depend on what is cached.
  func discount(_ capacity: Int) {
    bytesInUse -= capacity
  }

  /// - Parameter counted: false if the memory was discounted.
  func give(_ memory: UnsafeMutableRawPointer, capacity: Int, counted: Bool) {
    if counted { bytesInUse -= capacity }
    guard freeBytes + capacity <= ScratchPool.maximumFreeBytes else {
      memory.deallocate()
      return
    }
    free[capacity, default: []].append(memory)
    freeBytes += capacity
  }

  /// Four sizes to the octave: near sizes share memory, and at most a fifth is wasted.
  static func capacity(for byteCount: Int) -> Int {
    let least = max(byteCount, 4096)
    let octave = 1 << (Int.bitWidth - 1 - least.leadingZeroBitCount)
    let step = octave >> 2
    return (least + step - 1) / step * step
  }
}
