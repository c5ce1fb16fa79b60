public import Foundation

/// A view that is lifted above the others, with its position.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view in a window, at its position.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      fatalError("UITargetedPreview initialized without a target, and view is not in a window: \(view)")
    }
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center, transform: view.transform))
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// In points.
  open var size: CGSize { view.bounds.size }

  /// The same view at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
