public import Foundation

/// Observes taps on Apple Pencil. Stored but unused: only finger touches are simulated.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Stored but unused: only finger touches are simulated.
  open var isEnabled = true

  public override init() {
    super.init()
  }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether only the pencil draws: false without a pencil.
  open class var prefersPencilOnlyDrawing: Bool { false }
}

/// Observes taps on a pencil. The method is optional.
@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Never called: only finger touches are simulated.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

// Optional in UIKit.
extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { OptionalMethod.missing() }
}
