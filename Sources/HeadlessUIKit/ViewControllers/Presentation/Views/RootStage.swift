import Foundation

/// The container of a window's root view, since iOS 13: a transition view, as in presentations, with the card that a sheet above
/// scales down.
@MainActor final class RootStage {
  let container: UITransitionView
  let card: UIDropShadowView

  init(in window: UIWindow, showing view: UIView) {
    container = UITransitionView(frame: window.bounds)
    card = UIDropShadowView(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(card)
    window.insertSubview(container, at: 0)
    view.frame = card.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(view)
  }

  func remove() {
    container.removeFromSuperview()
  }
}
