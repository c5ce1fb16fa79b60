internal import Foundation
internal import HeadlessUIKit

/// Passes a scroll view's movements to its element, and to the observers of its phase.
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  weak var element: _ScrollElement?
  let phases = ScrollPhases()
  /// The offset at which the last scroll gesture began, in points.
  private(set) var start = CGPoint.zero
  /// The targets that were there when it began: lazy rows may have left since.
  private(set) var targetsAtStart: [CGRect] = []
  /// The action of the closest `refreshable(action:)`.
  var refreshAction: RefreshAction?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    phases.didScroll()
    element?.didScroll()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = scrollView.contentOffset
    if let element, element.targetBehavior != nil { targetsAtStart = element.targetFrames }
    phases.dragBegins()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let element else { return }
    targetContentOffset.pointee = element.target(targetContentOffset.pointee, velocity: velocity)
    phases.dragWillEnd(velocity: velocity)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    phases.dragEnds(decelerates: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { phases.decelerationEnds() }
}

extension _ScrollElement {
  /// Gives the scroll view a control that runs the action as the user pulls the content down; nil takes it away.
  func takeRefresh(_ refresh: RefreshAction?) {
    delegate.refreshAction = refresh
    guard (refresh != nil) != (scrollView.refreshControl != nil) else { return }
    scrollView.refreshControl =
      refresh == nil ? nil : .running { [weak delegate] in delegate?.refreshAction }
  }
}
