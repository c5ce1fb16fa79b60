import Foundation

/// The visible swipe actions of a row in a table or a list, which is moved aside.
@MainActor final class ShownSwipeActions {
  private(set) var path: IndexPath
  let isLeading: Bool
  private let pullView: UISwipeActionPullView
  private let performsFirstAction: Bool
  /// The row's width, in points.
  private var rowWidth: CGFloat = 0

  init(
    _ configuration: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool,
    didPerform: @escaping @MainActor () -> Void
  ) {
    self.path = path
    self.isLeading = isLeading
    performsFirstAction = configuration.performsFirstActionWithFullSwipe
    pullView = UISwipeActionPullView(configuration.actions, isLeading: isLeading, didPerform: didPerform)
  }

  /// Moves a row by the actions' width, and places them beside it.
  ///
  /// - Parameters:
  ///   - frame: the row's original frame, in points of the list.
  ///   - corners: whether the row is the first or the last of a group with rounded corners.
  func arrange(_ row: UIView, at frame: CGRect, in list: UIScrollView, corners: (isFirst: Bool, isLast: Bool)?) {
    let isOnLeft = isLeading != list.isRightToLeft
    let width = pullView.width(besideHeight: frame.height)
    rowWidth = frame.width
    row.takeFrame(frame.offsetBy(dx: isOnLeft ? width : -width, dy: 0))
    if pullView.superview !== list { list.insertSubview(pullView, belowSubview: row) }
    pullView.takeFrame(
      CGRect(x: isOnLeft ? frame.minX : frame.maxX - width, y: frame.minY, width: width, height: frame.height))
    GroupCorners.round(pullView, corners)
    pullView.layer.maskedCorners.formIntersection(
      isOnLeft
        ? [.layerMinXMinYCorner, .layerMinXMaxYCorner] : [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
    pullView.clipsToBounds = true
  }

  /// Whether a movement across the row performs the first action.
  ///
  /// - Parameter distance: from the edge with the actions, in points.
  func isFullSwipe(_ distance: CGFloat) -> Bool {
    performsFirstAction && rowWidth > 0 && distance > rowWidth * SwipeActionMetrics.current.fullShare
  }

  func performFirstAction() { pullView.performFirstAction() }

  func remove() {
    pullView.removeFromSuperview()
  }
}
