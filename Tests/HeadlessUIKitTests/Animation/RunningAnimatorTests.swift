import Testing
import UIKit

@testable import HeadlessUIKit

/// Animators while their counted time runs.
@MainActor @Suite struct RunningAnimatorTests: MovingViewTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func anAnimatorRunsUntilItsTimeIsCounted() {
    let animator = mover()
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && animator.fractionComplete == 0)
    // Views have their final values, which are shown on the screen.
    #expect(view.frame.minX == 200 && shown == [250, 0])
    CountedTime.current.advance(by: 0.25)
    #expect(animator.isRunning && abs(animator.fractionComplete - 0.25) < 1e-6)
    CountedTime.current.advance(by: 0.8)
    #expect(animator.state == .inactive && !animator.isRunning)
  }

  @Test func whatIsPausedOnItsWayStandsWhereItHasCome() {
    let animator = mover()
    animator.startAnimation()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && shown == [50, 1])
    animator.startAnimation()
    CountedTime.current.advance(by: 0.5)
    animator.pauseAnimation()
    #expect(abs(shown[0] - 150) < 0.001 && abs(shown[1] - 0.5) < 0.001)
    // The paused animation doesn't end.
    CountedTime.current.advance(by: 2)
    #expect(animator.state == .active)
    finish(animator)
    #expect(abs(view.frame.minX - 100) < 0.001)
  }

  @Test func aRunningAnimatorTurnsAround() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = mover()
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    CountedTime.current.advance(by: 0.25)
    animator.isReversed = true
    #expect(animator.isRunning && abs(animator.fractionComplete - 0.75) < 1e-6)
    // A quarter of a second leads back.
    CountedTime.current.advance(by: 0.26)
    #expect(positions == [.start] && view.frame.minX == 0 && view.alpha == 1)
  }

  @Test func aFactorSaysHowLongTheRestTakes() {
    let animator = mover()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    CountedTime.current.advance(by: 1.9)
    #expect(animator.isRunning)
    CountedTime.current.advance(by: 0.2)
    #expect(animator.state == .inactive)
  }

  @Test func layersHaveAnimationsUntilTheEnd() throws {
    let animator = mover()
    animator.pauseAnimation()
    #expect(view.layer.animationKeys() == ["position", "opacity"])
    animator.startAnimation()
    let animation = try #require(view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.keyPath == "position" && animation.duration == 1)
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 50, y: 25))
    CountedTime.current.comeToRest()
    #expect(view.layer.animationKeys() == nil)
  }
}
