import Foundation

/// The system's way onto the screen and off it, which pictures of moments show.
extension PresentationTransition {
  /// The presented view comes from below the container, or fades in; what darkens the background fades in beside it.
  func entrance(in container: UIView) -> SystemMotion {
    var motion = SystemMotion()
    let view = presentation.presentedView
    if fades { motion.fade(view, from: -1) } else { motion.move(view, from: way(of: view, in: container)) }
    for view in presentation.fadingViews where view.alpha > 0 { motion.fade(view, from: -view.alpha) }
    return motion
  }

  /// The same on the way out. What darkens the background is invisible already: only layers show it longer.
  func exit(of top: UIViewController, in container: UIView) -> SystemMotion {
    var motion = SystemMotion()
    let view = top.core.presentation?.effective.presentedView ?? top.viewIfLoaded
    if fades { motion.fade(view, to: -1) } else { motion.move(view, to: way(of: view, in: container)) }
    for view in presentation.fadingViews where view.superview != nil { motion.fade(view, from: 1 - view.alpha) }
    return motion
  }

  /// Whether the view fades: with `crossDissolve`, and as alerts in the middle of the screen and popovers do. Flips and curls aren't
  /// simulated; such a controller is shown like one that covers the screen from below.
  private var fades: Bool { presented.modalTransitionStyle == .crossDissolve || presentation.fades }

  /// From the view's place to below the container, in points.
  private func way(of view: UIView?, in container: UIView) -> CGPoint {
    guard let view else { return .zero }
    let top = view.superview.map { container.convert(view.frame, from: $0).minY } ?? 0
    return CGPoint(x: 0, y: container.bounds.maxY - top)
  }
}
