import Foundation
import Testing

@testable import Rasterizer

@Suite struct ScratchPoolTests {
  /// Small pieces are allocated from the heap, large ones from the system.
  @Test(arguments: [1, 4096, 5000, 1 << 18 - 1, 1 << 18, 1 << 20, 100_000_000]) func memoryOfAnySize(count: Int) throws
  {
    let pool = ScratchPool()
    let (memory, capacity) = try pool.take(count)
    #expect(capacity >= count && capacity == ScratchPool.capacity(for: count) && pool.bytesInUse == capacity)
    #expect(Int(bitPattern: memory).isMultiple(of: 64))
    memset(memory, 7, capacity)
    #expect(memory.load(fromByteOffset: capacity - 1, as: UInt8.self) == 7)
    pool.give(memory, capacity: capacity, counted: true)
    #expect(pool.bytesInUse == 0 && pool.mostBytesInUse == capacity)
    // A piece that is too large to be kept isn't kept.
    #expect(pool.freeBytes == (capacity <= ScratchPool.maximumFreeBytes ? capacity : 0))
    let again = try pool.take(count)
    if capacity <= ScratchPool.maximumFreeBytes { #expect(again.memory == memory && pool.freeBytes == 0) }
    pool.give(again.memory, capacity: capacity, counted: true)
  }

  @Test func noMoreThanTheLimitIsGivenOut() throws {
    let pool = ScratchPool()
    let half = try pool.take(ScratchPool.maximumBytesInUse / 2)
    #expect(throws: RasterizerError.outOfScratchMemory(limit: ScratchPool.maximumBytesInUse)) {
      try pool.take(ScratchPool.maximumBytesInUse / 2 + 1)
    }
    // A piece that wasn't taken from the pool doesn't count.
    #expect(pool.bytesInUse == half.capacity)
    let other = try pool.take(ScratchPool.maximumBytesInUse / 2)
    #expect(pool.bytesInUse == ScratchPool.maximumBytesInUse)
    for taken in [half, other] { pool.give(taken.memory, capacity: taken.capacity, counted: true) }
    #expect(pool.bytesInUse == 0)
  }

  /// Of three pieces that one picture needs, the next pictures need one.
  @Test func whatNoPictureNeedsAnymoreIsReleased() throws {
    let pool = ScratchPool()
    func picture(pieces: Int) throws {
      let taken = try (0..<pieces).map { _ in try pool.take(1 << 20) }
      for piece in taken { pool.give(piece.memory, capacity: piece.capacity, counted: true) }
      pool.endPicture()
    }
    try picture(pieces: 3)
    for _ in 1..<ScratchPool.picturesUntilRelease { try picture(pieces: 1) }
    // The first period began without free pieces.
    #expect(pool.freeBytes == 3 << 20)
    for _ in 0..<ScratchPool.picturesUntilRelease { try picture(pieces: 1) }
    #expect(pool.freeBytes == 1 << 20)
    for _ in 0..<ScratchPool.picturesUntilRelease { try picture(pieces: 0) }
    #expect(pool.freeBytes == 0)
  }
}
