import Foundation
import Synchronization

/// The memory of a bitmap, or other memory of that size, taken from and returned to a pool.
///
/// Sendable although it contains a raw pointer: a bitmap's memory is only written while `Bitmap.init` is its sole owner, and other
/// memory is not shared.
package final class PixelBuffer: @unchecked Sendable {
  /// Aligned to 64 bytes; it may contain the data of an earlier owner.
  package let memory: UnsafeMutableRawPointer
  private let capacity: Int

  private init(memory: UnsafeMutableRawPointer, capacity: Int) {
    self.memory = memory
    self.capacity = capacity
  }

  deinit {
    Pool.shared.give(memory, capacity: capacity)
  }

  package static func take(byteCount: Int) -> PixelBuffer {
    // With whole blocks of 64 KiB, pictures of similar sizes can share buffers.
    let capacity = max((byteCount + 0xFFFF) & ~0xFFFF, 0x10000)
    return PixelBuffer(memory: Pool.shared.take(capacity: capacity), capacity: capacity)
  }
}

/// Free buffers by size. Bounded, so that memory doesn't grow over thousands of pictures.
private final class Pool: Sendable {
  static let shared = Pool()

  // Unchecked: the memory isn't in use; the caller that takes it is its sole owner.
  private struct Address: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer
  }

  private struct State {
    var free: [Int: [Address]] = [:]
    var bytes = 0
  }

  private static let maximumBytes = 256 << 20
  private let state = Mutex(State())

  func take(capacity: Int) -> UnsafeMutableRawPointer {
    let reused = state.withLock { state -> Address? in
      guard let address = state.free[capacity]?.popLast() else { return nil }
      state.bytes -= capacity
      return address
    }
    return reused?.pointer ?? UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64)
  }

  func give(_ memory: UnsafeMutableRawPointer, capacity: Int) {
    let address = Address(pointer: memory)
    let kept = state.withLock { state -> Bool in
      guard state.bytes + capacity <= Pool.maximumBytes else { return false }
      state.free[capacity, default: []].append(address)
      state.bytes += capacity
      return true
    }
    if !kept { memory.deallocate() }
  }
}
