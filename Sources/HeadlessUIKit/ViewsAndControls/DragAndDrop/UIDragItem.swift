public import Foundation

/// An item of a drag.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// Apps use it to distinguish items.
  open var localObject: Any?
  /// Stored but unused: drag and drop isn't simulated.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// The preview of a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
