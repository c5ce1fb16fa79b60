/// Work that the system performs later on iOS: stored here, and performed when a test requests it.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: Swift.Error, Sendable, Hashable {
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
    public let code: Code
  }

  private var handlers: [String: (BGTask) -> Void] = [:]
  private var pending: [BGTaskRequest] = []

  open class var shared: BGTaskScheduler { StandInScope.shared { BGTaskScheduler() } }

  @discardableResult open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    handlers[identifier] = launchHandler
    return true
  }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    pending.removeAll { $0.identifier == taskRequest.identifier }
    pending.append(taskRequest)
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    pending.removeAll { $0.identifier == identifier }
  }

  open func cancelAllTaskRequests() { pending = [] }

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    let requests = pending
    deliverLater { completionHandler(requests) }
  }

  /// Runs a submitted task, for tests; returns false if none was submitted or registered. Not a part of BackgroundTasks.
  @discardableResult public func run(_ identifier: String) -> Bool {
    guard let place = pending.firstIndex(where: { $0.identifier == identifier }), let handler = handlers[identifier]
    else { return false }
    let request = pending.remove(at: place)
    handler(
      request is BGProcessingTaskRequest ? BGProcessingTask(identifier) : BGAppRefreshTask(identifier))
    return true
  }
}

open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  /// Nil until the app completes the task. Not a part of BackgroundTasks.
  public private(set) var isSuccessful: Bool?

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func setTaskCompleted(success: Bool) { isSuccessful = success }
}

open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?

  fileprivate init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier) }
}

extension BGTaskScheduler {
  public func pendingTaskRequests() async -> [BGTaskRequest] {
    await withCheckedContinuation { continuation in
      getPendingTaskRequests { continuation.resume(returning: $0) }
    }
  }
}
