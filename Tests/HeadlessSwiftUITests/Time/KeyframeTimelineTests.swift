import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Values along keyframes and phases at counted times; they follow from curves, splines and springs.
@MainActor @Suite struct KeyframeTimelineTests {
  private struct Values: Equatable {
    var place = 0.0
    var size = 1.0
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  @Test func straightKeyframesFollowEachOther() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.place) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
      }
      KeyframeTrack(\.size) { LinearKeyframe(3, duration: 0.5) }
    }
    #expect(timeline.duration == 3)
    #expect(isNear(timeline.value(time: 0).place, 0) && isNear(timeline.value(time: 0).size, 1))
    #expect(isNear(timeline.value(time: 0.25).place, 2.5) && isNear(timeline.value(time: 0.25).size, 2))
    #expect(isNear(timeline.value(time: 1).place, 20))
    #expect(isNear(timeline.value(time: 2).place, 20 - 20 * UnitCurve.easeIn.value(at: 0.5)))
    #expect(timeline.value(time: 9) == Values(place: 0, size: 3))
    #expect(timeline.value(progress: 1) == timeline.value(time: 3))
  }

  @Test func keyframesMayBeMadeByLoopsAndConditions() {
    let isShort = false
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for value in [10.0, 20] { LinearKeyframe(value, duration: 1) }
      if isShort {
        LinearKeyframe(0, duration: 1)
      } else {
        LinearKeyframe(0, duration: 2)
      }
    }
    #expect(timeline.duration == 4)
    #expect(isNear(timeline.value(time: 1.5), 15) && isNear(timeline.value(time: 3), 10))
  }

  @Test func cubicKeyframesAreASpline() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(30, duration: 1)
      }
    }
    // The velocity between both is (30 - 0) / 2 = 15; at both ends it is 0. In the middle of a part, Hermite's curve is the mean of
    // the values plus an eighth of the difference of the velocities.
    #expect(isNear(timeline.value(time: 0.5), 5 - 15.0 / 8))
    #expect(isNear(timeline.value(time: 1), 10))
    #expect(isNear(timeline.value(time: 1.5), 20 + 15.0 / 8))
  }

  @Test func velocitiesOfCubicKeyframesCount() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { CubicKeyframe(10, duration: 2, startVelocity: 8, endVelocity: 0) }
    }
    // 5 + (8 - 0) * 2 seconds / 8.
    #expect(isNear(timeline.value(time: 1), 7))
  }

  @Test func springKeyframesAreSprings() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { SpringKeyframe(100, duration: 1, spring: spring) }
    }
    let way = 2 * Double.pi / 0.5 * 0.2
    #expect(isNear(timeline.value(time: 0.2), 100 * (1 - (1 + way) * exp(-way))))
    #expect(timeline.value(time: 1) == 100)
  }

  /// The distance of the block from its position in the middle, in thousandths of a point.
  private func place<Content: View>(in shown: ShownView<Content>) -> CGFloat {
    (((shown.frames("Block").first?.minX ?? .nan) - 190) * 1000).rounded() / 1000
  }

  @Observable final class Model {
    var count = 0
  }

  private struct Animated: View {
    let model: Model
    var body: some View {
      KeyframeAnimator(initialValue: Values(), trigger: model.count) { value in
        Block(width: 10, height: 10).offset(x: value.place)
      } keyframes: { _ in
        KeyframeTrack(\.place) {
          LinearKeyframe(40, duration: 1)
          LinearKeyframe(20, duration: 1)
        }
      }
    }
  }

  @Test func aTriggerRunsTheKeyframes() {
    let model = Model()
    let shown = ShownView(Animated(model: model))
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.5, 1.5, 3]) {
      model.count = 1
    } read: { screen in
      _ = screen.displayList()
      return place(in: shown)
    }
    #expect(seen == [20, 30, 20])
  }

  /// Apple's documentation of `KeyframesBuilder`: keyframes without a track are those of the value itself.
  @Test func keyframesOfTheValueItselfFollowEachOther() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(40, duration: 1)
      LinearKeyframe(20, duration: 1)
    }
    #expect(timeline.duration == 2)
    #expect(isNear(timeline.value(time: 0.5), 20) && isNear(timeline.value(time: 1.5), 30))
  }

  private struct Phased: View {
    let model: Model
    var body: some View {
      PhaseAnimator([0.0, 40, 100], trigger: model.count) { phase in
        Block(width: 10, height: 10).offset(x: phase)
      } animation: { phase in
        phase == 40 ? .linear(duration: 1) : .linear(duration: 2)
      }
    }
  }

  @Test func aTriggerRunsThePhasesUpToTheFirst() {
    let model = Model()
    let shown = ShownView(Phased(model: model))
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.5, 2, 4, 6]) {
      model.count = 1
    } read: { screen in
      _ = screen.displayList()
      return place(in: shown)
    }
    // To 40 in one second, to 100 in two, and back in two.
    #expect(seen == [20, 70, 50, 0])
    shown.update()
    #expect(shown.frames("Block").first?.minX == 190)
  }
}
