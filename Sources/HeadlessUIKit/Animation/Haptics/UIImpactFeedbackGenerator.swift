public import Foundation

/// For things that knock against each other.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }

  public init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init() }

  public override init() { super.init() }

  public override init(view: UIView) { super.init(view: view) }

  /// Has no effect: the hardware isn't simulated.
  open func impactOccurred() {}
  /// Has no effect: the hardware isn't simulated.
  open func impactOccurred(intensity: CGFloat) {}
  /// Has no effect: the hardware isn't simulated.
  open func impactOccurred(at location: CGPoint) {}
  /// Has no effect: the hardware isn't simulated.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
