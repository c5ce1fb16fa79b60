import Graphics
import Testing
import UIKit

@testable import HeadlessUIKit

/// Animators that are paused, scrubbed, reversed and stopped.
@MainActor @Suite struct PropertyAnimatorTests: MovingViewTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  // MARK: Scrubbing

  @Test func theShadowIsThatOfTheBackgroundOnTheWay() {
    view.backgroundColor = .black
    view.layer.shadowOpacity = 1
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .clear }
    /// The number of shadows with the shape of an opaque background, and the number of shadows of whole groups.
    func shadows(_ items: [DisplayItem]) -> (outlines: Int, groups: Int) {
      items.reduce((0, 0)) { sum, item in
        switch item {
        case .shadow: return (sum.0 + 1, sum.1)
        case .group(let group):
          let inner = shadows(group.items)
          return (sum.0 + inner.outlines, sum.1 + inner.groups + (group.shadow == nil ? 0 : 1))
        default: return sum
        }
      }
    }
    animator.pauseAnimation()
    #expect(shadows(screen.displayList().items) == (1, 0))
    animator.fractionComplete = 0.5
    #expect(shadows(screen.displayList().items) == (0, 1))
    finish(animator)
    screen.close()
  }

  @Test func aPausedAnimatorShowsItsStartAndHasTheValuesOfItsEnd() {
    let animator = mover()
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
    #expect(view.frame.minX == 200 && view.alpha == 0)
    #expect(shown == [50, 1])
    finish(animator)
  }

  @Test func aScrubbedAnimatorShowsTheWayInBetween() {
    let animator = mover()
    animator.fractionComplete = 0.25
    #expect(shown == [100, 0.75])
    animator.fractionComplete = 0.5
    #expect(shown == [150, 0.5])
    #expect(view.frame.minX == 200)
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1 && shown == [250, 0])
    finish(animator)
  }

  @Test func aCurveCountsWhereScrubbingIsNotLinear() {
    let view = view
    // A symmetric curve that is slow at the start.
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0 }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(shown[1] - 0.5) < 0.0001)
    animator.fractionComplete = 0.25
    #expect(shown[1] > 0.8 && shown[1] < 0.9)
    finish(animator)
  }

  @Test func aContinuedAnimatorShowsAndHasItsEnd() {
    var position: UIViewAnimatingPosition?
    let animator = mover()
    animator.addCompletion { position = $0 }
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    CountedTime.current.comeToRest()
    #expect(position == .end && animator.state == .inactive)
    #expect(shown == [250, 0] && view.layer.animatedValues == nil)
  }

  @Test func aColorIsMixedAndGivenBackAsItWas() {
    let view = view
    view.backgroundColor = .systemBackground
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .black }
    animator.fractionComplete = 0.5
    // White in light appearance, and black.
    #expect(view.layer.animatedValues?["backgroundColor"] as? CGColor == CGColor(Color(white: 0.5)))
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(view.backgroundColor == .systemBackground)
  }

  @Test func aColorComesOutOfNothing() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.backgroundColor = .red }
    animator.fractionComplete = 0.25
    #expect(view.layer.presentation()?.backgroundColor == CGColor(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))
    animator.stopAnimation(true)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  // MARK: Reversing

  @Test func aReversedAnimatorComesBackToItsStart() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = mover()
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.25
    animator.isReversed = true
    // The visible state stays; three quarters of the way back remain.
    #expect(shown == [100, 0.75] && animator.fractionComplete == 0.75)
    animator.fractionComplete = 0.9
    #expect(abs(shown[0] - 70) < 0.001)
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(positions == [.start])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50) && view.alpha == 1)
  }

  @Test func anAnimatorReversedBeforeItStartsRunsFromItsEnd() {
    let animator = mover()
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    animator.pauseAnimation()
    #expect(shown == [250, 0])
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(view.frame.minX == 0 && view.alpha == 1)
  }

  @Test func anAnimatorThatPausesAtItsEndCanBeTurnedAround() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(animator.state == .active && animator.fractionComplete == 1 && shown == [250, 0])
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(shown == [50, 1] && positions.isEmpty)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(positions == [.start] && view.frame.minX == 0)
  }

  // MARK: Stopping

  @Test func aStoppedAnimatorLeavesTheVisibleState() {
    var positions: [UIViewAnimatingPosition] = []
    let animator = mover()
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && positions.isEmpty)
    #expect(view.frame == CGRect(x: 100, y: 0, width: 100, height: 50) && view.alpha == 0.5)
  }

  @Test(arguments: [(UIViewAnimatingPosition.start, CGFloat(0)), (.current, 100), (.end, 200)])
  func aStoppedAnimatorIsFinishedAnywhere(_ position: UIViewAnimatingPosition, _ x: CGFloat) {
    var positions: [UIViewAnimatingPosition] = []
    let animator = mover()
    animator.addCompletion { positions.append($0) }
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && view.frame.minX == 100)
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && positions == [position])
    #expect(view.frame.minX == x)
  }

  // MARK: Several blocks

  @Test func aDelayedBlockTakesTheRestOfTheWay() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    animator.fractionComplete = 0.5
    #expect(shown == [100, 1])
    animator.fractionComplete = 0.75
    #expect(shown == [125, 0.5])
    finish(animator)
  }

  @Test func twoBlocksOnOneValueLeadFromTheFirstStartToTheLastEnd() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 1000 }
    animator.addAnimations { view.center.x = 250 }
    animator.fractionComplete = 0.5
    #expect(shown[0] == 150)
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(view.center.x == 50)
  }

  @Test func whatIsAddedOnTheWayTakesTheRest() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.fractionComplete = 0.5
    animator.addAnimations { view.alpha = 0 }
    #expect(view.alpha == 0 && shown == [100, 1])
    animator.fractionComplete = 0.75
    #expect(shown == [125, 0.5])
    finish(animator)
    #expect(view.alpha == 0.5)
  }

  @Test func keyFramesAreSeenAtTheirTimes() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 170 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(shown[0] == 100)
    animator.fractionComplete = 0.75
    #expect(shown[0] == 160)
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(view.center.x == 50)
  }

  @Test func whatIsDoneWithoutAnimationStays() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.alpha = 0
      UIView.performWithoutAnimation { view.center.x = 300 }
    }
    animator.fractionComplete = 0.5
    #expect(shown == [300, 0.5])
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(view.center.x == 300 && view.alpha == 1)
  }

  @Test func layersOfViewsAreAnimatedToo() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.layer.cornerRadius = 20
      view.layer.borderWidth = 4
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    animator.fractionComplete = 0.5
    let layer = view.layer.presentation()
    #expect(layer?.cornerRadius == 10 && layer?.borderWidth == 2)
    #expect(layer?.affineTransform() == CGAffineTransform(scaleX: 2, y: 1))
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(view.layer.cornerRadius == 0 && view.layer.borderWidth == 0 && view.transform == .identity)
  }

  // MARK: Layout

  @Test func aLayoutWithinABlockComesBackAndTheConstraintStays() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      child.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    parent.layoutIfNeeded()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      width.constant = 300
      parent.layoutIfNeeded()
    }
    animator.fractionComplete = 0.5
    #expect(child.frame.width == 300 && child.layer.presentation()?.bounds.width == 200)
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 10) && width.constant == 300)
  }

  // MARK: Pictures

  /// The positions of the boxes on a screen.
  private func boxes(_ screen: HostedScreen) -> [CGRect] {
    func boxes(_ item: DisplayItem, _ outer: CGAffineTransform) -> [CGRect] {
      switch item {
      case .fill(let path, _, _): [path.controlPointBox.applying(outer)]
      case .group(let group): group.items.flatMap { boxes($0, group.transform.concatenating(outer)) }
      default: []
      }
    }
    return screen.displayList().items.flatMap { boxes($0, .identity) }
  }

  @Test func aPictureShowsHowFarTheWayIs() {
    let view = view
    view.backgroundColor = .red
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    animator.fractionComplete = 0.5
    #expect(boxes(screen) == [CGRect(x: 50, y: 0, width: 100, height: 50)])
    // The picture doesn't change the state.
    #expect(view.frame.minX == 100)
    #expect(boxes(screen) == [CGRect(x: 50, y: 0, width: 100, height: 50)])
    animator.startAnimation()
    #expect(boxes(screen) == [CGRect(x: 100, y: 0, width: 100, height: 50)])
    screen.close()
  }

  @Test func anEffectOnItsWayIsPartlySeen() {
    let effectView = UIVisualEffectView()
    effectView.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let backdrop = effectView.subviews[0] as? _UIVisualEffectBackdropView
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      effectView.effect = UIBlurEffect(style: .light)
    }
    animator.fractionComplete = 0.25
    #expect(backdrop?.strength == 0.25 && backdrop?.isHidden == false)
    animator.isReversed = true
    animator.startAnimation()
    CountedTime.current.comeToRest()
    #expect(effectView.effect == nil && backdrop?.isHidden == true)
  }

  @Test func anAnimatorThatIsGoneLeavesNothingOnTheScreen() {
    do {
      let animator = mover()
      animator.fractionComplete = 0.5
      #expect(shown == [150, 0.5])
    }
    #expect(shown == [250, 0])
  }

  @Test func completionsComeInOrderAndAnimatorsAreFreed() {
    var log: [String] = []
    weak var gone: UIViewPropertyAnimator?
    do {
      let animator = mover()
      gone = animator
      animator.addCompletion { _ in log.append("first") }
      animator.addCompletion { _ in log.append("second") }
      animator.startAnimation()
    }
    CountedTime.current.comeToRest()
    #expect(log == ["first", "second"] && gone == nil)
  }
}
