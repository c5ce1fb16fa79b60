public import Foundation

/// Shows a view's title and image large while a finger rests on it. Added and kept: no finger rests here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// For other recognizers to wait for.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the text is so large that the viewer would be shown.
  open class var isEnabled: Bool { UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory }
}

/// Observes the viewer for large content. Every method is optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Never called: the large content viewer isn't simulated.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// Never called: the large content viewer isn't simulated.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Never called: the large content viewer isn't simulated.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

// Optional in UIKit.
extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) { OptionalMethod.missing() }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { OptionalMethod.missing(nil) }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    OptionalMethod.missing(UIViewController())
  }
}
