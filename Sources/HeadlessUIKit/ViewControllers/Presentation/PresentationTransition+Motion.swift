import Foundation

/// The system's animations of presentation and dismissal, which pictures of moments show.
extension PresentationTransition {
  /// The presented view moves up from below the container, or fades in; the dimming view fades in with it.
  func entrance(in container: UIView) -> SystemMotion {
    if flips { return SystemMotion(easing: SystemMotion.presentationDuration) }
    var motion = SystemMotion()
    let view = presentation.presentedView
    if fades { motion.fade(view, from: -1) } else { motion.move(view, from: way(of: view, in: container)) }
    for view in presentation.fadingViews where view.alpha > 0 { motion.fade(view, from: -view.alpha) }
    return motion
  }

  /// The same for a dismissal. The dimming view is already hidden: only its layer shows it longer.
  func exit(of top: UIViewController, in container: UIView) -> SystemMotion {
    if flips {
      // The presented views are on the flip's old side alone.
      var motion = SystemMotion(easing: SystemMotion.presentationDuration)
      motion.hide(container)
      return motion
    }
    var motion = SystemMotion()
    let view = top.core.presentation?.effective.presentedView ?? top.viewIfLoaded
    if fades { motion.fade(view, to: -1) } else { motion.move(view, to: way(of: view, in: container)) }
    for view in presentation.fadingViews where view.superview != nil { motion.fade(view, from: 1 - view.alpha) }
    return motion
  }

  /// Begins the flip of the screen, before the views change: `flipHorizontal` turns it from right to left, and back again at a
  /// dismissal. Its duration isn't documented: it is the one that the coordinator reports.
  func beginFlip(of screen: UIView?, isPresenting: Bool) {
    guard flips, let screen else { return }
    let transition = CATransition()
    transition.type = .flip
    transition.subtype = isPresenting ? .fromRight : .fromLeft
    transition.duration = SystemMotion.presentationDuration
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    screen.layer.add(transition, forKey: kCATransition)
  }

  /// Whether the presented view appears on the back of the presenter's. Only views that replace the presenter's do.
  private var flips: Bool {
    presented.modalTransitionStyle == .flipHorizontal && presentation.shouldRemovePresentersView
  }

  /// Whether the view fades: with `crossDissolve`, and for alerts and popovers. Curls aren't simulated; such a controller moves up
  /// like one that covers the screen.
  private var fades: Bool { presented.modalTransitionStyle == .crossDissolve || presentation.fades }

  /// From the view's position to below the container, in points.
  private func way(of view: UIView?, in container: UIView) -> CGPoint {
    guard let view else { return .zero }
    let top = view.superview.map { container.convert(view.frame, from: $0).minY } ?? 0
    return CGPoint(x: 0, y: container.bounds.maxY - top)
  }
}
