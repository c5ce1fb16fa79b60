import Foundation
import HeadlessObjectiveC
import Testing

/// Asynchronous operations, which report by key that they run and that they have finished.
@Suite struct OperationQueueTests {
  // Unchecked: its states are read and written under the lock.
  private final class Download: Operation, @unchecked Sendable {
    private enum State: String {
      case ready, executing, finished

      var key: String { "is\(rawValue.capitalized)" }
    }

    private let lock = NSLock()
    private var stored = State.ready
    private var state: State {
      get { lock.withLock { stored } }
      set {
        let before = state
        for key in [before.key, newValue.key] { willChangeValue(forKey: key) }
        lock.withLock { stored = newValue }
        for key in [before.key, newValue.key] { didChangeValue(forKey: key) }
      }
    }

    override var isReady: Bool { super.isReady && state == .ready }
    override var isExecuting: Bool { state == .executing }
    override var isFinished: Bool { state == .finished }
    override var isAsynchronous: Bool { true }

    override func start() {
      state = .executing
      DispatchQueue.global().async { self.state = .finished }
    }
  }

  /// Its states follow an observed property.
  // Unchecked: the state is set by one thread after the other.
  private final class Upload: Operation, @unchecked Sendable {
    @KeyObserved private var state = 0

    override var isExecuting: Bool { state == 1 }
    override var isFinished: Bool { state == 2 }
    override var isAsynchronous: Bool { true }

    override func start() {
      state = 1
      DispatchQueue.global().async { self.state = 2 }
    }
  }

  /// Each waits for the previous one, and the queue has a width of one: without a notification of the end, the next never starts.
  @Test func queuesLearnThatOperationsHaveEnded() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let operations: [Operation] = [Download(), Upload(), Upload(), Download()]
    for (before, after) in zip(operations, operations.dropFirst()) { after.addDependency(before) }
    await withCheckedContinuation { continuation in
      operations[3].completionBlock = { continuation.resume() }
      queue.addOperations(operations, waitUntilFinished: false)
    }
    #expect(operations.allSatisfy { $0.isFinished })
  }
}
