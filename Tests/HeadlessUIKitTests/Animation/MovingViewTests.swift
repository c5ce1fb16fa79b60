import UIKit

/// Tests of animators that move a view of 100 x 50 points 200 to the right, and fade it out.
@MainActor protocol MovingViewTests {
  var view: UIView { get }
}

extension MovingViewTests {
  func mover() -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.frame.origin.x = 200
      view.alpha = 0
    }
  }

  /// The state of the view's layer: the position of the middle of 100 points that start at 0 or 200, and the opacity.
  var shown: [CGFloat] {
    let layer = view.layer.presentation() ?? view.layer
    return [layer.position.x, CGFloat(layer.opacity)]
  }

  func finish(_ animator: UIViewPropertyAnimator) {
    animator.stopAnimation(true)
  }
}
