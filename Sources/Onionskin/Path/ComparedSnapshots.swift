internal import Foundation
internal import Synchronization

/// Snapshots that other threads paint and compare: no more at a time than there are cores, so that memory stays flat.
final class ComparedSnapshots: Sendable {
  private let compared: Mutex<[ComparedSnapshot?]>
  private let room = DispatchSemaphore(value: max(2, ProcessInfo.processInfo.activeProcessorCount))
  private let group = DispatchGroup()
  private let queue = DispatchQueue(label: "onionskin.matrix", attributes: .concurrent)

  init(count: Int) {
    compared = Mutex(Array(repeating: nil, count: count))
  }

  /// Has one made, as soon as a core is free.
  func start(_ index: Int, _ work: @escaping @Sendable () -> ComparedSnapshot) {
    room.wait()
    queue.async(group: group) { [self] in
      set(index, work())
      room.signal()
    }
  }

  /// Takes one that is there.
  func set(_ index: Int, _ snapshot: ComparedSnapshot) {
    compared.withLock { $0[index] = snapshot }
  }

  /// All of them in their order, once the last is there.
  func finish() -> [ComparedSnapshot] {
    group.wait()
    return compared.withLock { $0.compactMap(\.self) }
  }
}
