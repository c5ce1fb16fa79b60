/// Passes the network path to a handler once, when the monitor starts: the path never changes here.
public final class NWPathMonitor: @unchecked Sendable {
  private let required: NWInterface.InterfaceType?
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  public init() { required = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { required = nil }

  public var currentPath: NWPath {
    var answers: NetworkAnswers = StandInScope.answers(framework: "Network", asked: "whether there is a connection")
    if let required, answers.interface != required { answers.status = .unsatisfied }
    return NWPath(answers)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(path) }
    }
  }

  public func cancel() { isCancelled = true }
}

/// The paths as a sequence: the one at the time of the first request. Then the sequence waits, as the path never changes, until its
/// task is cancelled.
extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath
  public typealias Failure = Never

  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let path = currentPath
    return AsyncStream { $0.yield(path) }.makeAsyncIterator()
  }
}
