internal import Foundation
internal import HeadlessUIKit
internal import Synchronization

/// Takes the pictures of a matrix.
struct MatrixRun: Sendable {
  let matrix: SnapshotMatrix
  let name: String?
  let call: SnapshotCall
  let tolerance: PictureTolerance
  let audit: SnapshotAudit

  /// The cells' outcomes, in the matrix's order.
  @MainActor func outcomes(of make: (SnapshotMatrix.Cell) throws -> UIViewController) -> [SnapshotOutcome] {
    let pending = PendingOutcomes(count: matrix.cells.count)
    for (index, cell) in matrix.cells.enumerated() {
      let parts = (name.map { [$0] } ?? []) + cell.nameParts
      let judge = SnapshotJudge(
        request: call.request(SnapshotName(parts: parts), pathExtension: "png"), session: call.session)
      let screen = Result { try capture(cell, make) }
      pending.start(index) {
        judge.judge { try PictureCandidate(painting: try screen.get(), tolerance: tolerance) }
      }
    }
    return pending.finish()
  }

  @MainActor private func capture(
    _ cell: SnapshotMatrix.Cell, _ make: (SnapshotMatrix.Cell) throws -> UIViewController
  ) throws -> CapturedScreen {
    try call.session.checkMachine()
    let configuration = cell.config.screenConfiguration(size: ScreenConfiguration.standard.size)
    return try ScreenRenderer.capture(
      on: configuration, variant: cell.config.description(of: configuration), audit: audit
    ) { try make(cell) }
  }
}

/// Outcomes that other threads work on: no more at a time than there are cores, so that memory stays flat.
private final class PendingOutcomes: Sendable {
  private let outcomes: Mutex<[SnapshotOutcome?]>
  private let room = DispatchSemaphore(value: max(2, ProcessInfo.processInfo.activeProcessorCount))
  private let group = DispatchGroup()
  private let queue = DispatchQueue(label: "onionskin.matrix", attributes: .concurrent)

  init(count: Int) {
    outcomes = Mutex(Array(repeating: nil, count: count))
  }

  func start(_ index: Int, _ work: @escaping @Sendable () -> SnapshotOutcome) {
    room.wait()
    queue.async(group: group) { [self] in
      let outcome = work()
      outcomes.withLock { $0[index] = outcome }
      room.signal()
    }
  }

  func finish() -> [SnapshotOutcome] {
    group.wait()
    return outcomes.withLock { $0.compactMap(\.self) }
  }
}
