public import Foundation

/// A swipe action of a row in the API before iOS 11.
@available(*, deprecated, message: "Use UIContextualAction and related APIs instead.")
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, normal
    public static var destructive: Style { .default }
  }

  open private(set) var style: Style
  let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundColor: UIColor?
  /// Stored but unused: rows aren't blurred.
  open var backgroundEffect: AnyObject?

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
