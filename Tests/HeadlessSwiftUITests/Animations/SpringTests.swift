import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUIGraph
import Testing

@MainActor @Suite struct SpringTests {
  @Test func figuresOfASpringFollowFromDurationAndBounce() {
    // SwiftUI's documentation: stiffness is (2π / duration)², damping 4π (1 - bounce) / duration, of a mass of 1.
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9 && abs(spring.dampingRatio - 0.7) < 1e-9)
  }

  @Test(arguments: [-0.5, 0, 0.4]) func valuesObeyTheSpringsEquation(_ bounce: Double) {
    let spring = Spring(duration: 0.8, bounce: bounce)
    #expect(abs(spring.value(target: 10.0, initialVelocity: 3, time: 0)) < 1e-9)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: 0) - 3) < 1e-6)
    #expect(abs(spring.value(target: 10.0, initialVelocity: 3, time: 20) - 10) < 1e-3)
    // The acceleration is the force: m x" = k (target - x) - d x'.
    let (time, step) = (0.13, 1e-5)
    func velocity(_ time: Double) -> Double { spring.velocity(target: 10.0, initialVelocity: 3, time: time) }
    let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
    let place = spring.value(target: 10.0, initialVelocity: 3, time: time)
    let force = spring.force(target: 10.0, position: place, velocity: velocity(time))
    #expect(abs(acceleration - force) < 1e-2)
    // A step is the same movement.
    var (value, speed) = (0.0, 3.0)
    for _ in 0..<13 { spring.update(value: &value, velocity: &speed, target: 10, deltaTime: 0.01) }
    #expect(abs(value - place) < 1e-6)
  }

  @Test func curvesGoFromZeroToOne() {
    #expect(UnitCurve.linear.value(at: 0.3).isNear(0.3))
    #expect(UnitCurve.easeInOut.value(at: 0.5).isNear(0.5))
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5 && UnitCurve.easeOut.value(at: 0.5) > 0.5)
    #expect(UnitCurve.circularEaseIn.value(at: 0.6).isNear(0.2))
    #expect(UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.3)).isNear(0.3))
  }

  @Test func completionsComeWhenTheAnimationHasEnded() {
    let notes = Notes()
    let shown = ShownView(Block())
    withAnimation(.linear(duration: 0.2)) {
      notes.add("changed")
    } completion: {
      notes.add("ended")
    }
    #expect(notes.entries == ["changed"])
    shown.update()
    #expect(notes.entries == ["changed", "ended"])
    withAnimation(.linear(duration: 0.2).repeatForever()) {
    } completion: {
      notes.add("never")
    }
    shown.update()
    #expect(notes.entries.count == 2)
  }

  /// A spring is logically complete after its duration, and removed when it has settled.
  @Test func criteriaDecideWhenASpringIsComplete() {
    let notes = Notes()
    let shown = ShownView(Block())
    defer { shown.screen.close() }
    withAnimation(.spring(duration: 0.4), completionCriteria: .removed) {
    } completion: {
      notes.add("removed")
    }
    withAnimation(.spring(duration: 0.4)) {
    } completion: {
      notes.add("complete")
    }
    shown.update()
    #expect(notes.entries == ["complete", "removed"])
    #expect(Animation.spring(duration: 0.4).delay(1).completionTime.isNear(1.4))
    #expect(Animation.spring(duration: 0.4).totalDuration == Spring(duration: 0.4).settlingDuration)
  }
}

extension Double {
  fileprivate func isNear(_ other: Double) -> Bool { Swift.abs(self - other) < 0.01 }
}
