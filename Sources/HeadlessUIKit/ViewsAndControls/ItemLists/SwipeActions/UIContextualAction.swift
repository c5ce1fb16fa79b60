public import Foundation

/// A swipe action of a row. A test reveals it with `showSwipeActions(at:edge:)`, or calls its handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  /// Defaults to grey, and to red for a destructive action.
  open var backgroundColor: UIColor! {
    get { chosenBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { chosenBackground = newValue }
  }
  private var chosenBackground: UIColor?
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
