internal import Foundation
internal import Synchronization

/// Snapshots that other threads paint and compare: no more at a time than there are cores, so that memory stays flat.
final class ComparedSnapshots: Sendable {
  private let compared: Mutex<[ComparedSnapshot?]>
  private let room = DispatchSemaphore(value: max(2, ProcessInfo.processInfo.activeProcessorCount))
  private let group = DispatchGroup()

  init(count: Int) {
    compared = Mutex(Array(repeating: nil, count: count))
  }

  /// Starts a comparison as soon as a core is free.
  func start(_ index: Int, _ work: @escaping @Sendable () -> ComparedSnapshot) {
    room.wait()
    // A serial queue gets a thread of its own. A concurrent one shares the threads of Swift's tasks, which may all be waiting
    // for the main actor: this one waits for them.
    DispatchQueue(label: "onionskin.matrix").async(group: group) { [self] in
      set(index, work())
      room.signal()
    }
  }

  /// Takes one that is there.
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

  /// The message with which the test fails; nil for a pass.
  package var message: String? {
    verdict.isPass ? nil : FailureMessage.text(for: self)
  }
}
