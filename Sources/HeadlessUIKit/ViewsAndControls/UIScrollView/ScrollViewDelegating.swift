/// A scroll view's `delegate`. It stands in a protocol because Swift lets no subclass declare a property of a superclass
/// anew with another type, as `UITableView` and `UITextView` do with this one.
@preconcurrency @MainActor public protocol ScrollViewDelegating: AnyObject {
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension ScrollViewDelegating {
  /// Is told how the view scrolls.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}
