public import Foundation

/// For how a task ended.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Has no effect: the hardware isn't simulated.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
  /// Has no effect: the hardware isn't simulated.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint)
  {}
}
