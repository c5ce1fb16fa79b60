internal import Foundation
internal import Synchronization

/// Snapshots that other threads paint and compare: at most as many at a time as there are cores, which limits the memory.
final class ComparedSnapshots: Sendable {
  private let compared: Mutex<[ComparedSnapshot?]>
  private let room = DispatchSemaphore(value: max(2, ProcessInfo.processInfo.activeProcessorCount))
  private let group = DispatchGroup()

  init(count: Int) {
    compared = Mutex(Array(repeating: nil, count: count))
  }

  /// Starts a comparison as soon as a core is available.
  func start(_ index: Int, _ work: @escaping @Sendable () -> ComparedSnapshot) {
    room.wait()
    // A serial queue gets a thread of its own. A concurrent one shares the threads of Swift's tasks, which may all be waiting for
    // the main actor, which waits for this comparison.
    DispatchQueue(label: "onionskin.matrix").async(group: group) { [self] in
      set(index, work())
      room.signal()
    }
  }

  /// Takes a free core.
  func set(_ index: Int, _ snapshot: ComparedSnapshot) {
    compared.withLock { $0[index] = snapshot }
  }

  /// Waits for all comparisons, and returns their results in order.
  func finish() -> [ComparedSnapshot] {
    group.wait()
    return compared.withLock { $0.compactMap(\.self) }
  }
}

/// A snapshot with its verdict.
package struct ComparedSnapshot: Sendable {
  let request: SnapshotRequest
  var verdict: Verdict
  var notes = TakenNotes()

  /// The failure message; nil if the snapshot passes.
  package var message: String? {
    verdict.isPass ? nil : FailureMessage.text(for: self)
  }
}
