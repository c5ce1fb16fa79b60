public import Foundation

/// The position of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view whose coordinates the place is in; in a window.
  public let container: UIView
  /// The centre of the preview, in points of the container.
  public let center: CGPoint
  /// Applied to the preview about its middle.
  public let transform: CGAffineTransform

  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
