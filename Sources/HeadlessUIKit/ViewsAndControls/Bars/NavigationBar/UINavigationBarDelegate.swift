/// Decides about changes of a navigation bar's items, and is notified of them.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Optional: whether an item may come; by default it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Optional: whether the top item may go; by default it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

// Optional in UIKit.
extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    OptionalMethod.missing(true)
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMethod.missing()
  }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    OptionalMethod.missing(true)
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMethod.missing()
  }
}
