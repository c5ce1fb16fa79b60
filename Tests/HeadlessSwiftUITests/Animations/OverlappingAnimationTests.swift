import Foundation
import HeadlessQuartzCore
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// A value that changes again while an animation is under way, and animations that an app computes, at counted times. The expected
/// values follow from curves and springs.
@MainActor @Suite struct OverlappingAnimationTests {
  @Observable final class Model {
    var place: CGFloat = 0
  }

  private struct Moving: View {
    let model: Model

    var body: some View { Block(width: 10, height: 10).offset(x: model.place) }
  }

  private struct Change {
    var time: TimeInterval
    var place: CGFloat
    var animation: Animation
  }

  /// Returns the distance of the block from its position in the middle, 190 points from the left.
  private func places(at times: [TimeInterval], _ changes: Change...) -> [Double] {
    let model = Model()
    let shown = ShownView(Moving(model: model))
    defer { shown.screen.close() }
    return shown.screen.moments(at: times) {
      for change in changes {
        let begin = { withAnimation(change.animation) { model.place = change.place } }
        if change.time == 0 { begin() } else { CountedTime.current.add(delay: change.time, duration: 0, onEnd: begin) }
      }
    } read: { screen in
      _ = screen.displayList()
      return Double(shown.frames("Block").first?.minX ?? .nan) - 190
    }
  }

  private func agree(_ seen: [Double], _ expected: [Double]) -> Bool {
    seen.count == expected.count && zip(seen, expected).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test func curvesAddUp() {
    let seen = places(
      at: [0.75, 1.25, 1.5],
      Change(time: 0, place: 100, animation: .linear(duration: 1)),
      Change(time: 0.5, place: 0, animation: .linear(duration: 1)))
    // At 0.75 seconds a quarter of the first change remains, and three quarters of the second: 0 - 25 + 75.
    #expect(agree(seen, [50, 25, 0]))
  }

  /// Critically damped springs with a frequency, after a time: the remaining part of the distance, and the velocity.
  private func left(_ frequency: Double, _ time: Double) -> Double { (1 + frequency * time) * exp(-frequency * time) }
  private func velocity(_ frequency: Double, _ time: Double) -> Double {
    frequency * frequency * time * exp(-frequency * time)
  }

  @Test func aSpringTakesOverTheVelocityOfASpring() {
    let (slow, fast) = (2 * Double.pi, 4 * Double.pi)
    let (place, speed) = (100 * (1 - left(slow, 0.25)), 100 * velocity(slow, 0.25))
    // (x + (v + ω x) t) exp(-ω t), to 0.
    func way(_ frequency: Double, _ time: Double) -> Double {
      (place + (speed + frequency * place) * time) * exp(-frequency * time)
    }
    let seen = places(
      at: [0.35, 0.5],
      Change(time: 0, place: 100, animation: .spring(duration: 1)),
      Change(time: 0.25, place: 0, animation: .spring(duration: 0.5)))
    #expect(agree(seen, [way(fast, 0.1), way(fast, 0.25)]))
    // At twice the speed the frequency is doubled; the velocity is that of the value.
    let faster = places(
      at: [0.35],
      Change(time: 0, place: 100, animation: .spring(duration: 1)),
      Change(time: 0.25, place: 0, animation: .spring(duration: 0.5).speed(2)))
    #expect(agree(faster, [way(2 * fast, 0.1)]))
  }

  @Test func aSpringRunsTogetherWithACurve() {
    let seen = places(
      at: [0.6],
      Change(time: 0, place: 100, animation: .linear(duration: 1)),
      Change(time: 0.5, place: 0, animation: .spring(duration: 0.5)))
    // 40 of the first change remain.
    #expect(agree(seen, [-40 + 100 * left(4 * .pi, 0.1)]))
  }

  @Test func interpolatingSpringsAddUp() {
    let seen = places(
      at: [0.75],
      Change(time: 0, place: 100, animation: .linear(duration: 1)),
      Change(time: 0.5, place: 0, animation: .interpolatingSpring(duration: 0.5)))
    // A quarter of the first change remains, and (1 + ω t) exp(-ω t) of the second.
    #expect(agree(seen, [-25 + 100 * left(4 * .pi, 0.25)]))
  }

  @Test func interpolatingSpringsBeginWithTheirVelocity() {
    let seen = places(
      at: [0.1],
      Change(
        time: 0, place: 100, animation: .interpolatingSpring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 5)))
    // Critically damped with a frequency of 10, with 5 changes per second: 1 - (1 + (10 - 5) t) exp(-10 t).
    let expected: Double = 1 - 1.5 * exp(-1)
    #expect(agree(seen, [100 * expected]))
  }

  @Test func aChangeEndsWhatRepeatsForever() {
    let seen = places(
      at: [0.75, 1.5, 3],
      Change(time: 0, place: 100, animation: .linear(duration: 1).repeatForever()),
      Change(time: 0.5, place: 0, animation: .linear(duration: 1)))
    #expect(agree(seen, [37.5, 0, 0]))
  }

  // MARK: Animations that an app computes

  /// Moves as far in the first half second as in the second that follows, and then stops.
  private struct Bend: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      if time >= 0.5 { context.isLogicallyComplete = true }
      guard time < 1.5 else { return nil }
      return value.scaled(by: time < 0.5 ? time : 0.5 + (time - 0.5) / 2)
    }
  }

  /// Counts the times at which it is evaluated.
  private struct Counting: CustomAnimation {
    private struct Key: AnimationStateKey { static var defaultValue: Int { 0 } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Key.self] += 1
      return context.state[Key.self] > 60 ? nil : value.scaled(by: Double(context.state[Key.self]) / 60)
    }
  }

  @Test func anAppsAnimationIsSeenOnItsWay() {
    let seen = places(
      at: [0.25, 0.5, 1, 1.5, 2], Change(time: 0, place: 100, animation: Animation(Bend())))
    #expect(agree(seen, [25, 50, 75, 100, 100]))
    let delayed = places(at: [1, 1.5], Change(time: 0, place: 100, animation: Animation(Bend()).speed(0.5).delay(0.5)))
    #expect(agree(delayed, [25, 50]))
  }

  @Test func anAppsAnimationKeepsItsState() {
    let seen = places(at: [0.5, 2], Change(time: 0, place: 100, animation: Animation(Counting())))
    // 30 frames, and the time itself.
    #expect(seen.first.map { abs($0 - 100 * 31 / 60) < 2 } == true && seen.last == 100)
  }

  @Test func anAppsAnimationIsCompleteWhenItSaysSo() {
    let shown = ShownView(Moving(model: Model()))
    defer { shown.screen.close() }
    var ends: [String: TimeInterval] = [:]
    let start = CountedTime.current.now
    _ = shown.screen.moments(at: [2]) {
      withAnimation(Animation(Bend()), completionCriteria: .logicallyComplete) {
      } completion: {
        ends["complete"] = CountedTime.current.now - start
      }
      withAnimation(Animation(Bend()), completionCriteria: .removed) {
      } completion: {
        ends["removed"] = CountedTime.current.now - start
      }
    } read: { _ in
    }
    // Frames of the screen are a sixtieth of a second apart.
    #expect(ends["complete"].map { abs($0 - 0.5) < 0.02 } == true)
    #expect(ends["removed"].map { abs($0 - 1.5) < 0.02 } == true)
  }
}
