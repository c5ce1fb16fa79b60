import Foundation

/// A list whose rows a finger moves aside for their actions.
@MainActor protocol SwipeActionList: UIScrollView {
  /// The row at a place, in points of the list.
  func rowForSwipe(at point: CGPoint) -> IndexPath?
  /// The actions that are shown, with their row and edge; nil for none.
  var shownSwipe: ShownSwipeActions? { get }
  /// Shows the actions of a row; false where it has none.
  func showSwipe(at path: IndexPath, isLeading: Bool) -> Bool
  func hideSwipe()
}

/// Moves a row aside with a touch. Its actions are shown from the first horizontal movement, and stay if the touch has moved far
/// enough when it ends. A touch that has moved across the row performs the first action.
final class SwipeActionGesture: UIPanGestureRecognizer {
  /// The distance from which the actions stay, in points: estimated.
  private static let leastDistance: CGFloat = 30

  private var list: (any SwipeActionList)? { view as? any SwipeActionList }
  private var hides = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let wasActive = core.isActive
    if !wasActive, !mayBegin(touches) { return }
    super.touchesMoved(touches, with: event)
  }

  /// Fails for vertical movements, and if the row has no actions.
  private func mayBegin(_ touches: Set<UITouch>) -> Bool {
    guard let list, let touch = touches.first else { return false }
    let (from, to) = (start ?? touch.previousLocation(in: list.superview), touch.location(in: list.superview))
    start = from
    let moved = CGPoint(x: to.x - from.x, y: to.y - from.y)
    guard isFarEnough(moved) else { return true }
    guard abs(moved.x) > abs(moved.y), show(in: list, at: list.convert(from, from: list.superview), moved.x) else {
      state = .failed
      return false
    }
    return true
  }

  /// The start of the touch, in points of the list's superview.
  private var start: CGPoint?

  private func show(in list: any SwipeActionList, at point: CGPoint, _ distance: CGFloat) -> Bool {
    guard let path = list.rowForSwipe(at: point) else { return false }
    let isLeading = (distance > 0) != list.isRightToLeft
    if let shown = list.shownSwipe, shown.path == path {
      hides = shown.isLeading != isLeading
      return true
    }
    hides = false
    return list.showSwipe(at: path, isLeading: isLeading)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let full = core.isActive ? end() : nil
    super.touchesEnded(touches, with: event)
    full?.performFirstAction()
  }

  /// Hides the actions if the touch has moved too little, and returns them if it has moved across the row.
  private func end() -> ShownSwipeActions? {
    guard let list else { return nil }
    let distance = translation(in: list.superview).x
    if hides || abs(distance) < SwipeActionGesture.leastDistance {
      list.hideSwipe()
      return nil
    }
    guard let shown = list.shownSwipe else { return nil }
    let isToTheRight = shown.isLeading != list.isRightToLeft
    return shown.isFullSwipe(isToTheRight ? distance : -distance) ? shown : nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.isActive { list?.hideSwipe() }
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    start = nil
  }

  /// The list scrolls where no row is moved aside.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === list?.panGestureRecognizer
  }
}
