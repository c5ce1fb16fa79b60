import Foundation

/// The system's animations of presentation and dismissal, which pictures of moments show.
extension PresentationTransition {
  /// The presented view moves up from below the container, or fades in; the dimming view fades in with it.
  func entrance(in container: UIView) -> SystemMotion {
    var motion = SystemMotion()
    let view = presentation.presentedView
    if fades { motion.fade(view, from: -1) } else { motion.move(view, from: way(of: view, in: container)) }
    for view in presentation.fadingViews where view.alpha > 0 { motion.fade(view, from: -view.alpha) }
    return motion
  }

  /// The same for a dismissal. The dimming view is already hidden: only its layer shows it longer.
  func exit(of top: UIViewController, in container: UIView) -> SystemMotion {
    var motion = SystemMotion()
    let view = top.core.presentation?.effective.presentedView ?? top.viewIfLoaded
    if fades { motion.fade(view, to: -1) } else { motion.move(view, to: way(of: view, in: container)) }
    for view in presentation.fadingViews where view.superview != nil { motion.fade(view, from: 1 - view.alpha) }
    return motion
  }

  /// Whether the view fades: with `crossDissolve`, and for alerts and popovers. Flips and curls aren't simulated; such a controller
  /// moves up like one that covers the screen.
  private var fades: Bool { presented.modalTransitionStyle == .crossDissolve || presentation.fades }

  /// From the view's position to below the container, in points.
  private func way(of view: UIView?, in container: UIView) -> CGPoint {
    guard let view else { return .zero }
    let top = view.superview.map { container.convert(view.frame, from: $0).minY } ?? 0
    return CGPoint(x: 0, y: container.bounds.maxY - top)
  }
}
