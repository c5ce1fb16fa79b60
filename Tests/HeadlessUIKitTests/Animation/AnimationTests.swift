import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor @Suite struct AnimationTests {
  private let view = UIView()

  @Test func everyFormChangesAtOnceAndCompletesInCountedTime() {
    var done: [String] = []
    UIView.animate(withDuration: 1) { done.append("plain") }
    UIView.animate(withDuration: 1, animations: {}, completion: { done.append("completion \($0)") })
    UIView.animate(withDuration: 1, delay: 5, options: .curveEaseIn) { done.append("delayed") }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      done.append("spring")
    }
    UIView.animate(springDuration: 1) { done.append("springs of 17") }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { done.append("frame") }
    } completion: { _ in
      done.append("frames")
    }
    UIView.transition(with: view, duration: 1, options: .transitionCurlUp) { done.append("transition") }
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { done.append("twice") }
    #expect(
      done == [
        "plain", "delayed", "spring", "springs of 17", "frame", "transition", "twice",
      ])
    CountedTime.current.comeToRest()
    #expect(done.suffix(2) == ["completion true", "frames"])
  }

  @Test func viewsAnimateTheirLayersWithinBlocksAlone() throws {
    view.alpha = 0.5
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    #expect(view.layer.action(forKey: "opacity") == nil)
    var found: [(any CAAction)?] = []
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      found = ["opacity", "progress"].map { self.view.layer.action(forKey: $0) }
    }
    let animation = try #require(found[0] as? CABasicAnimation)
    #expect(animation.keyPath == "opacity" && animation.duration == 2 && animation.fromValue as? Float == 0.5)
    // A linear timing function has its control points on the line; others don't.
    var point: [Float] = [0, 0]
    animation.timingFunction?.getControlPoint(at: 1, values: &point)
    #expect(point[0] == point[1])
    #expect(found[1] == nil)
    UIView.performWithoutAnimation { found = [view.layer.action(forKey: "opacity")] }
    #expect(found[0] == nil && view.layer.action(forKey: "opacity") == nil)
  }

  @Test func animationsMayTakeForEver() {
    for duration in [TimeInterval.infinity, 1e18] {
      let view = UIView()
      UIView.animate(withDuration: duration) { view.alpha = 0 }
      #expect(view.alpha == 0)
      view.layer.removeAllAnimations()
    }
  }

  @Test func theOutermostDurationIsInherited() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      durations.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 1) { durations.append(UIView.inheritedAnimationDuration) }
    }
    durations.append(UIView.inheritedAnimationDuration)
    #expect(durations == [2, 2, 0])
  }

  @Test func anInnerDurationMayOverride() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
      durations.append(UIView.inheritedAnimationDuration)
    }
    #expect(durations == [1, 2])
  }

  @Test func completionsComeAfterTheOutermostAnimations() {
    var done: [String] = []
    UIView.animate(withDuration: 1) {
      done.append("outer")
      UIView.animate(withDuration: 1) {
        done.append("inner")
      } completion: { _ in
        done.append("inner completion")
        UIView.animate(withDuration: 1) {
          done.append("next")
        } completion: { _ in
          done.append("next completion")
        }
      }
      done.append("rest")
    } completion: { _ in
      done.append("outer completion")
    }
    #expect(done == ["outer", "inner", "rest"])
    CountedTime.current.comeToRest()
    // Both end after a second, the next one after two seconds.
    #expect(
      done == ["outer", "inner", "rest", "inner completion", "next", "outer completion", "next completion"])
  }

  @Test func animationsThatStartEachOtherForEverComeToRest() {
    var pulses = 0
    var isBeating = true
    func pulse() {
      pulses += 1
      guard isBeating else { return }
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in pulse() })
    }
    pulse()
    CountedTime.current.comeToRest()
    #expect(pulses > 2)
    // The next animation has its completion.
    var isDone = false
    UIView.animate(withDuration: 1, animations: {}, completion: { isDone = $0 })
    CountedTime.current.comeToRest()
    #expect(isDone)
    isBeating = false
  }

  /// The effect of `beginAnimations` without a commit, called indirectly: a direct call of the deprecated method would cause a
  /// warning.
  @Test func uncommittedAnimationsOfOneScreenAreNotTheNextOnes() {
    let screen = Screens.show(UIViewController())
    AnimationState.current.durations.append(0.2)
    screen.close()
    let next = Screens.show(UIViewController())
    var isDone = false
    UIView.animate(withDuration: 1, animations: {}, completion: { isDone = $0 })
    next.window.updateScreen()
    #expect(isDone)
    next.close()
  }

  @MainActor private final class EndListener: NSObject {
    var calls: [String] = []
    func begin() { calls.append("begin") }
    func end() { calls.append("end") }
  }

  /// The effects of `setAnimationDelegate` and related methods, called indirectly for the same reason.
  @Test func delegatesOfDescribedAnimationsAreCalledAtTheirTime() {
    let listener = EndListener()
    AnimationState.current.durations.append(0.4)
    DescribedAnimation.begin("fade", nil)
    DescribedAnimation.current?.delegate = listener
    DescribedAnimation.current?.willStart = Selector("begin", EndListener.begin)
    DescribedAnimation.current?.didStop = Selector("end", EndListener.end)
    DescribedAnimation.current?.delay = 0.3
    DescribedAnimation.current?.autoreverses = true
    DescribedAnimation.commit()
    _ = AnimationState.current.durations.popLast()
    #expect(DescribedAnimation.current == nil && listener.calls.isEmpty)
    CountedTime.current.advance(by: 0.35)
    #expect(listener.calls == ["begin"])
    // 0.3 seconds, then 0.4 seconds forwards and 0.4 seconds back.
    CountedTime.current.advance(by: 0.7)
    #expect(listener.calls == ["begin"])
    CountedTime.current.advance(by: 0.1)
    #expect(listener.calls == ["begin", "end"])
  }

  @Test func blocksLeaveTheDurationsAsTheyWere() {
    UIView.animate(withDuration: 1) { AnimationState.current.durations = [] }
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 1) { AnimationState.current.durations.append(0.2) }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func runningAnimatorsHaveTheCurveOfTheirOptions() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveEaseIn) {}
    #expect((animator.timingParameters as? UICubicTimingParameters)?.animationCurve == .easeIn)
    #expect(animator.state == .active && animator.duration == 1)
    animator.stopAnimation(true)
  }

  // MARK: Layers' animations

  @Test func layersHaveAnimationsWhileTheirTimeRuns() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 20, y: 0, width: 30, height: 10)
      view.backgroundColor = .red
    }
    #expect(view.layer.animationKeys() == ["bounds.size", "position", "backgroundColor"])
    let size = try #require(view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.fromValue as? CGSize == CGSize(width: 10, height: 10) && size.duration == 0.4)
    #expect(size.toValue as? CGSize == CGSize(width: 30, height: 10))
    // A second animation of the same value is added to the first.
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    #expect(view.layer.animation(forKey: "position-2") != nil)
    CountedTime.current.advance(by: 0.5)
    #expect(view.layer.animationKeys() == ["position-2"])
    CountedTime.current.comeToRest()
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func whatDoesntChangeOrTakesNoTimeHasNone() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    UIView.animate(withDuration: 0) { view.alpha = 0.5 }
    UIView.performWithoutAnimation { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func takingTheAnimationsOffEndsThemUnfinished() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var results: [Bool] = []
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.center.x = 50
    } completion: {
      results.append($0)
    }
    view.layer.removeAnimation(forKey: "opacity")
    CountedTime.current.advance(by: 0.1)
    #expect(results.isEmpty)
    view.layer.removeAllAnimations()
    #expect(results.isEmpty)
    CountedTime.current.advance(by: 0.1)
    #expect(results == [false])
    CountedTime.current.comeToRest()
    #expect(results == [false])
  }

  @Test func animationsCanBeSwitchedOff() {
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func deletedViewsAreGone() {
    let child = UIView()
    view.addSubview(child)
    UIView.perform(.delete, on: [child], animations: nil)
    #expect(child.superview == nil)
  }

  @Test func animatorsRunToTheirEnd() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("first") }
    animator.addAnimations { log.append("second") }
    animator.addCompletion { log.append("completed at \($0.rawValue)") }
    #expect(animator.state == .inactive && log.isEmpty)
    animator.startAnimation()
    #expect(log == ["first", "second"])
    CountedTime.current.comeToRest()
    #expect(log == ["first", "second", "completed at 0"])
    #expect(animator.state == .inactive && !animator.isRunning && animator.fractionComplete == 1)
  }

  @Test func pausedAnimatorsWait() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { log.append("changed") }
    animator.addCompletion { log.append("completed at \($0.rawValue)") }
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && log == ["changed"])
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    // Reversed, it ends at its start.
    CountedTime.current.comeToRest()
    #expect(log == ["changed", "completed at 1"])
  }

  @Test func stoppedAnimatorsAreFinishedByHand() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    animator.addCompletion { log.append("completed at \($0.rawValue)") }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && log.isEmpty)
    animator.finishAnimation(at: .current)
    CountedTime.current.comeToRest()
    #expect(animator.state == .inactive && log == ["completed at 2"])
    animator.addCompletion { _ in log.append("never") }
    animator.pauseAnimation()
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && log.count == 1)
  }

  @Test func animatorsMayPauseAtTheirEnd() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
    var isComplete = false
    animator.addCompletion { _ in isComplete = true }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    #expect(animator.state == .active && !isComplete)
  }

  @Test func timingParametersKnowTheirKind() {
    #expect(UICubicTimingParameters(animationCurve: .linear).timingCurveType == .builtin)
    let curve = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))
    #expect(curve.timingCurveType == .cubic && curve.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
    #expect(UISpringTimingParameters(dampingRatio: 1).timingCurveType == .spring)
  }
}
