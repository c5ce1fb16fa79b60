public import Foundation

/// Changes the pointer over a view. Stored but unused: pointers aren't simulated.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Stored but unused: only finger touches are simulated.
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Has no effect: only finger touches are simulated.
  open func invalidate() {}
}

/// Provides the style of the pointer. Every method is optional.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Never called: only finger touches are simulated.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Never called: only finger touches are simulated.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Never called: only finger touches are simulated.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  /// Never called: only finger touches are simulated.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

// Optional in UIKit.
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { OptionalMethod.missing(nil) }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { OptionalMethod.missing(nil) }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { OptionalMethod.missing() }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) { OptionalMethod.missing() }
}

@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
