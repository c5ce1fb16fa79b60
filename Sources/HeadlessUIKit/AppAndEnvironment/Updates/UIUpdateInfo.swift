public import Foundation

/// When an update of the screen happens, in counted seconds.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  open private(set) var modelTime: TimeInterval
  open private(set) var completionDeadlineTime: TimeInterval
  open private(set) var estimatedPresentationTime: TimeInterval
  /// Always false: presentation isn't simulated.
  open var isImmediatePresentationExpected: Bool { false }
  /// Always false: events have one latency here.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Always false: there are no such phases here.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(modelTime: TimeInterval, end: TimeInterval) {
    self.modelTime = modelTime
    completionDeadlineTime = end
    estimatedPresentationTime = end
  }
}

/// A step of an update. All actions run one after the other, in the order of their phases.
public struct UIUpdateActionPhase: Hashable, Sendable {
  let order: Int

  public static let afterUpdateScheduled = UIUpdateActionPhase(order: 0)
  public static let beforeEventDispatch = UIUpdateActionPhase(order: 1)
  public static let afterEventDispatch = UIUpdateActionPhase(order: 2)
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(order: 3)
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(order: 4)
  public static let beforeCATransactionCommit = UIUpdateActionPhase(order: 5)
  public static let afterCATransactionCommit = UIUpdateActionPhase(order: 6)
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(order: 7)
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(order: 8)
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 9)
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(order: 10)
  public static let afterUpdateComplete = UIUpdateActionPhase(order: 11)
}
