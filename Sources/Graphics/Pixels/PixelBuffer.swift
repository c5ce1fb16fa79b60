import Foundation
import Synchronization

/// Memory of one bitmap, or of what is as large as one, taken from and given back to a pool.
///
/// Sendable although it holds a raw pointer: a bitmap's is written only while `Bitmap.init` is the sole owner and never
/// after, and any other stays with its owner.
package final class PixelBuffer: @unchecked Sendable {
  /// Aligned to 64 bytes; it may hold what an earlier owner left.
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
    // Whole 64 KiB blocks let pictures of nearly one size share buffers.
    let capacity = max((byteCount + 0xFFFF) & ~0xFFFF, 0x10000)
    return PixelBuffer(memory: Pool.shared.take(capacity: capacity), capacity: capacity)
  }
}

/// Free buffers by size. Bounded, so that memory stays flat over thousands of pictures.
private final class Pool: Sendable {
  static let shared = Pool()

  // Unchecked: of memory that isn't in use; the caller that takes it is its sole owner.
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
