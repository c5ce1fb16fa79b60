public import Foundation

/// What a swiped row offers. A snapshot has no finger: actions are kept, and a test may call their handler.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  /// Kept without effect: rows aren't swiped, moved or edited by hand.
  open var title: String?
  /// Grey where nobody chose a colour; red for a destructive action.
  open var backgroundColor: UIColor! {
    get { chosenBackground ?? (style == .destructive ? .systemRed : .systemGray) }
    set { chosenBackground = newValue }
  }
  private var chosenBackground: UIColor?
  /// Kept without effect: rows aren't swiped, moved or edited by hand.
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
