/// An executor with a context of its own.
public protocol ModelExecutor: Executor {
  var modelContext: ModelContext { get }
}
