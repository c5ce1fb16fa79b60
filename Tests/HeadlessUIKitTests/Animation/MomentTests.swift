import Foundation
import Graphics
import Testing
import UIKit

@testable import HeadlessQuartzCore
@testable import HeadlessUIKit

/// Animations in progress at counted times. All expected values are calculated from curves and times.
@MainActor @Suite struct MomentTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Returns the positions of the view at the given times, according to its presentation layer.
  private func places(at times: [TimeInterval], after begin: () -> Void) -> [CGFloat] {
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { screen.close() }
    return screen.moments(at: times, after: begin) { _ in
      ((view.layer.presentation()?.frame.minX ?? .nan) * 1000).rounded() / 1000
    }
  }

  private func move(to x: CGFloat) { view.frame.origin.x = x }

  @Test func aViewIsSeenOnItsWay() {
    let seen = places(at: [0, 0.25, 0.5, 1, 2]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { move(to: 100) }
    }
    #expect(seen == [0, 25, 50, 100, 100])
    #expect(view.frame.minX == 100)
  }

  @Test func aPreferredFrameRateLeavesTheCurve() {
    let seen = places(at: [0, 0.25, 0.5]) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .preferredFramesPerSecond60]) { move(to: 100) }
    }
    #expect(seen == [0, 25, 50])
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
  }

  @Test func aViewGrowsAndShrinksOnItsWay() {
    for (start, end) in [(CGFloat(10), CGFloat(110)), (110, 10)] {
      view.frame.size.width = start
      let screen = HostedScreen(.standard) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
      defer { screen.close() }
      let seen = screen.moments(at: [0, 0.5, 1]) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.width = end }
      } read: { _ in
        view.layer.presentation()?.frame
      }
      for (frame, width) in zip(seen, [start, 60, end]) {
        #expect(frame.map { abs($0.width - width) < 1e-6 && $0.height == 10 && $0.origin == .zero } == true)
      }
    }
  }

  @Test func aDelayKeepsTheStart() {
    let seen = places(at: [0.25, 0.5, 1, 1.5]) {
      UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { move(to: 100) }
    }
    #expect(seen == [0, 0, 50, 100])
  }

  @Test func whatSlowsDownIsAheadAtTheMiddle() {
    let seen = places(at: [0.5]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveEaseOut) { move(to: 100) }
    }
    // The cubic curve (0, 0) (0.58, 1) is at 68.4 % at half of the duration.
    #expect(abs((seen.first ?? 0) - 68.4) < 0.1)
  }

  @Test func animationsOfOneValueAddUp() {
    let seen = places(at: [0, 0.5, 1]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { move(to: 100) }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { move(to: 0) }
    }
    // Both animations have half of their change left: 0 + (50 - 100) + (50 - 0).
    #expect(seen == [0, 0, 0])
    let later = places(at: [0.5, 1]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { move(to: 100) }
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { move(to: 40) }
    }
    // The second animation has ended; the first one has half of its 100 points left.
    #expect(later == [-10, 40])
  }

  @Test func whatRepeatsGoesThereAndBack() {
    let seen = places(at: [0.25, 1.25, 2.25]) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) { move(to: 100) }
    }
    #expect(seen == [25, 75, 25])
  }

  @Test func keyFramesAreSeenAtTheirTimes() {
    let seen = places(at: [0.25, 0.5, 0.75]) {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: KeyframeOptions.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { move(to: 100) }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { move(to: 0) }
      }
    }
    #expect(seen == [50, 100, 50])
  }

  private enum KeyframeOptions {
    static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
  }

  @Test func aSpringGoesBeyondItsEnd() {
    let seen = places(at: Array(stride(from: 0, through: 1, by: 0.05))) {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) { move(to: 100) }
    }
    #expect(seen.first == 0 && seen.last == 100)
    #expect((seen.max() ?? 0) > 120)
  }

  @Test func springsHaveTheirPerceptualDuration() throws {
    var end: TimeInterval?
    let seen = places(at: [0.25, 0.5, 0.73, 0.74]) {
      let start = CountedTime.current.now
      UIView.animate(springDuration: 0.5) {
        move(to: 100)
      } completion: { _ in
        end = CountedTime.current.now - start
      }
    }
    // A critically damped spring with a frequency of 4π: 1 - (1 + way) * exp(-way).
    for (place, time) in zip(seen, [0.25, 0.5]) {
      let way = 4 * CGFloat.pi * CGFloat(time)
      #expect(abs(place - 100 * (1 - (1 + way) * exp(-way))) < 0.01)
    }
    // (1 + way) * exp(-way) is a thousandth at 9.2334.
    let rest: Double = 9.2334 / (4 * .pi)
    #expect(abs(try #require(end) - rest) < 1e-3)
    #expect(seen[2] < 100 && seen[3] == 100)
  }

  @Test func aRunningAnimatorIsSeenAndGoesOnReversed() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let seen = places(at: [0.25, 0.75]) {
      animator.addAnimations { move(to: 100) }
      animator.startAnimation()
    }
    #expect(seen == [25, 75])
  }

  /// `beginAnimations`, by what it does: a call of the deprecated method would be a warning.
  private func describe(_ duration: TimeInterval, _ changes: (DescribedAnimation) -> Void) {
    AnimationState.current.durations.append(duration)
    DescribedAnimation.begin(nil, nil)
    if let animation = DescribedAnimation.current { changes(animation) }
    DescribedAnimation.commit()
    _ = AnimationState.current.durations.popLast()
  }

  @Test func animationsWithoutBlocksAreSeenOnTheirWay() {
    let seen = places(at: [0.25, 1, 2]) {
      describe(1) { animation in
        animation.delay = 0.5
        animation.curve = .linear
        move(to: 100)
      }
    }
    #expect(seen == [0, 50, 100])
    let back = places(at: [0.5, 1.5, 2.25, 3.75, 5]) {
      move(to: 0)
      describe(1) { animation in
        animation.repeatCount = 2
        animation.autoreverses = true
        animation.curve = .linear
        move(to: 100)
      }
    }
    // Twice forwards and back; then the view is where the code put it.
    #expect(back == [50, 50, 25, 25, 100])
  }

  @Test func anAnimationThatIsNeverCommittedRecordsNothingOfTheNextScreen() {
    _ = places(at: [0]) { DescribedAnimation.begin(nil, nil) }
    let screen = Screens.show(UIViewController())
    #expect(AnimationState.recorder == nil)
    screen.close()
  }

  @Test func completionsComeAtTheirTime() {
    let seen = places(at: [0.5, 1, 1.5, 2]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        move(to: 100)
      } completion: { _ in
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { move(to: 0) }
      }
    }
    #expect(seen == [50, 100, 50, 0])
  }

  @Test func layersAnimationsAreSeenWhileTheyRun() {
    let seen = places(at: [0.5, 1.5, 2.5]) {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (105, 205, 1)
      animation.beginTime = view.layer.convertTime(CACurrentMediaTime(), from: nil) + 1
      animation.fillMode = .backwards
      view.layer.add(animation, forKey: "move")
    }
    #expect(seen == [100, 150, 0])
  }

  @Test func aCrossDissolveShowsBothLooks() {
    view.backgroundColor = .red
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { screen.close() }
    let seen = screen.moments(at: [0.25, 1]) {
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        view.backgroundColor = .blue
      }
    } read: {
      addedOpacities($0.displayList().items)
    }
    #expect(seen.count == 2)
    #expect(seen.first?.isEmpty == false && seen.first?.allSatisfy { abs($0 - 0.25) < 1e-6 } == true)
    #expect(seen.last == [])
  }

  @Test func aFlipTurnsTheView() {
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { screen.close() }
    let seen = screen.moments(at: [0.25, 1]) {
      UIView.transition(with: view, duration: 1, options: [.transitionFlipFromTop, .curveLinear]) {
        view.backgroundColor = .blue
      }
    } read: {
      (subtype: view.layer.transition?.animation.subtype, depths: depths($0.displayList().items))
    }
    // Core Animation's bottom is the upper edge if y points down; it moves to the front. A rotation by an eighth moves an edge by
    // sin 45° of its distance from the middle, seen from 1000 points.
    #expect(seen.first?.subtype == .fromBottom)
    let slope = 0.5.squareRoot() / 1000
    #expect(seen.first?.depths.map { abs($0 - slope) < 1e-9 } == [true])
    #expect(seen.last?.depths == [])
  }

  /// Returns how much the distance grows with y, for groups in perspective.
  private func depths(_ items: [DisplayItem]) -> [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      guard case .group(let group) = item else { return [] }
      return (group.projection.map { [$0.y] } ?? []) + depths(group.items)
    }
  }

  /// Returns the opacities of the groups whose colours are added to those of the content below.
  private func addedOpacities(_ items: [DisplayItem]) -> [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      guard case .group(let group) = item else { return [] }
      return (group.blendMode == .plusLighter ? [group.opacity] : []) + addedOpacities(group.items)
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var ends = 0
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test func animatedScrollingTakesThreeTenths() {
    let (scrollView, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Listener())
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = listener
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(scrollView)
      return controller
    }
    defer { screen.close() }
    let seen = screen.moments(at: [0, 0.15, 0.3]) {
      scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    } read: { _ in
      (offset: scrollView.layer.presentation()?.bounds.minY ?? .nan, ends: listener.ends)
    }
    // The ease-in-out curve is halfway at half of the duration.
    #expect(seen.map { $0.offset.rounded() } == [0, 100, 200])
    #expect(seen.map(\.ends) == [0, 0, 1])
    #expect(scrollView.contentOffset.y == 200)
  }

  @Test func picturesShowTheMoment() {
    view.backgroundColor = .red
    let screen = HostedScreen(.standard) {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
    defer { screen.close() }
    func box(_ list: DisplayList) -> CGFloat? { redBox(list.items, .identity)?.minX }
    let seen = screen.moments(at: [0.5]) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { move(to: 100) }
    } read: {
      (box($0.displayList()), $0.shownViewTree().children.first?.frame.minX)
    }
    for place in [seen.first?.0, seen.first?.1] { #expect(place.map { abs($0 - 50) < 1e-6 } == true) }
    #expect(box(screen.displayList()) == 100)
  }

  private func redBox(_ items: [DisplayItem], _ transform: CGAffineTransform) -> CGRect? {
    for item in items {
      switch item {
      case .fill(let path, .color(let color), _) where color.red == 1 && color.green < 0.5:
        return path.controlPointBox.applying(transform)
      case .group(let group):
        if let box = redBox(group.items, group.transform.concatenating(transform)) { return box }
      default: continue
      }
    }
    return nil
  }
}
