internal import Dispatch

/// An executor with a context of its own.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}

/// An executor that runs an actor's work one after another, with a context of its own.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs a model actor's work on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "SwiftData.ModelActor")

  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
