/// An executor that runs an actor's work one after another, with a context of its own.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
