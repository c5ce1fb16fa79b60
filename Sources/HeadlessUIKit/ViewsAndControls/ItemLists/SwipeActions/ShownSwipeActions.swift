import Foundation

/// The actions that stand beside one row of a table or a list, which makes room for them.
@MainActor final class ShownSwipeActions {
  private(set) var path: IndexPath
  let isLeading: Bool
  private let pullView: UISwipeActionPullView

  init(
    _ configuration: UISwipeActionsConfiguration, at path: IndexPath, isLeading: Bool,
    didPerform: @escaping @MainActor () -> Void
  ) {
    self.path = path
    self.isLeading = isLeading
    pullView = UISwipeActionPullView(configuration.actions, isLeading: isLeading, didPerform: didPerform)
  }

  /// Moves a row by what the actions take, and puts them where it was.
  ///
  /// - Parameters:
  ///   - frame: the row's by itself, in points of the list.
  ///   - corners: whether the row is the first, the last of a group with round corners.
  func arrange(_ row: UIView, at frame: CGRect, in list: UIScrollView, corners: (isFirst: Bool, isLast: Bool)?) {
    let isOnLeft = isLeading != list.isRightToLeft
    let width = pullView.width(besideHeight: frame.height)
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

  func remove() {
    pullView.removeFromSuperview()
  }
}
