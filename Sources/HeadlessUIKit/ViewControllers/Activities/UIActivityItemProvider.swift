public import Foundation

/// Creates the shared item on first use: subclasses override `item`.
// Unchecked: operations are sendable; what this one adds is read and set on the main actor.
@preconcurrency @MainActor open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The placeholder until the item is created.
  public let placeholderItem: Any?
  /// The service that was chosen; nil until then.
  open private(set) var activityType: UIActivity.ActivityType?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The shared item; defaults to the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
