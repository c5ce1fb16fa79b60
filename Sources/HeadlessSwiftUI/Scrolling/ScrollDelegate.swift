internal import Foundation
internal import HeadlessUIKit

/// What UIKit tells of a scroll view's movements, for its element and for those who observe its phase.
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  weak var element: _ScrollElement?
  /// The offset at which the last scroll gesture began, in points.
  private(set) var start = CGPoint.zero
  /// The targets that were there when it began: lazy rows may have left since.
  private(set) var targetsAtStart: [CGRect] = []
  private(set) var phase = ScrollPhase.idle
  /// The action of the closest `refreshable(action:)`.
  var refreshAction: RefreshAction?
  private var observers: [ScrollPhaseObserver] = []

  /// Calls the observer with the changes of the phase from now on.
  func add(_ observer: ScrollPhaseObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  func remove(_ observer: ScrollPhaseObserver) { observers.removeAll { $0 === observer } }

  /// - Parameter velocity: of the content, in points per second.
  private func enter(_ new: ScrollPhase, velocity: CGVector? = nil) {
    guard new != phase, let element else { return }
    let old = phase
    phase = new
    let context = ScrollPhaseChangeContext(geometry: element.geometry, velocity: velocity)
    for observer in observers { observer.phaseDidChange(old, new, context) }
  }

  /// Whether the last movement was a finger's, or of content that a finger has let go.
  private(set) var wasMovedByUser = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    wasMovedByUser = phase != .idle
    element?.didScroll()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = scrollView.contentOffset
    if let element, element.targetBehavior != nil { targetsAtStart = element.targetFrames }
    enter(.interacting)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let element else { return }
    targetContentOffset.pointee = element.target(targetContentOffset.pointee, velocity: velocity)
    released = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
  }
  /// The velocity with which the finger left the content.
  private var released: CGVector?

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    enter(decelerate ? .decelerating : .idle, velocity: released)
    released = nil
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }
}

/// Who is called with the changes of a scroll view's phase, which views keep with their state.
@MainActor final class ScrollPhaseObserver {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  private weak var observed: ScrollDelegate?

  nonisolated init() {}

  /// Observes another scroll view than before; nil for none.
  func observe(_ delegate: ScrollDelegate?) {
    guard delegate !== observed else { return }
    observed?.remove(self)
    observed = delegate
    delegate?.add(self)
  }

  fileprivate func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
    action(old, new, context)
  }
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
