public import Foundation

/// An action below a preview. Tests call its handler.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, @preconcurrency NSCopying, UIPreviewActionItem {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// With a check mark.
    case selected = 1
    case destructive = 2
  }

  public let title: String
  /// Performs the action for the previewed controller.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void
  private let style: Style
  private let action: (UIPreviewAction, UIViewController) -> Void

  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.style = style
    action = handler
    self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) } }
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIPreviewAction(title: title, style: style, handler: action) }
}

/// An action, or a group of actions, below a preview.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  var title: String { get }
}
