import Foundation
import Graphics
import HeadlessQuartzCore
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import SwiftUIGraph
import Testing

/// SwiftUI's animations at counted times; the expected values follow from curves and springs.
@MainActor @Suite struct MotionTests {
  @Observable final class Model {
    var isMoved = false
    var other = 0
  }

  private struct Moving: View {
    let model: Model

    var body: some View { Block(width: 10, height: 10).offset(x: model.isMoved ? 100 : 0) }
  }

  private struct MovingByValue: View {
    let model: Model

    var body: some View {
      Block(width: 10, height: 10).offset(x: model.isMoved ? 100 : 0)
        .animation(.linear(duration: 1), value: model.isMoved)
        .padding(.top, CGFloat(model.other))
    }
  }

  private struct Changing: View {
    let model: Model

    var body: some View {
      HeadlessSwiftUI.Color(red: model.isMoved ? 0 : 1, green: 0, blue: 0)
        .frame(width: model.isMoved ? 200 : 100, height: 20)
    }
  }

  /// Returns the distance of the block from its position in the middle, 190 points from the left.
  private func places<Content: View>(
    of content: Content, at times: [TimeInterval], _ begin: (HostedScreen) -> Void
  ) -> [CGFloat] {
    let shown = ShownView(content)
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: times) {
      begin(shown.screen)
    } read: { screen in
      _ = screen.displayList()
      return (((shown.frames("Block").first?.minX ?? .nan) - 190) * 1000).rounded() / 1000
    }
    shown.update()
    #expect(!times.isEmpty && shown.frames("Block").first.map { $0.minX == 190 || $0.minX == 290 } == true)
    return seen
  }

  @Test func aChangeWithAnAnimationIsSeenOnItsWay() {
    let model = Model()
    let seen = places(of: Moving(model: model), at: [0, 0.25, 1, 2]) { _ in
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
    }
    #expect(seen == [0, 25, 100, 100])
  }

  @Test func aChangeWithoutAnAnimationIsOverAtOnce() {
    let model = Model()
    #expect(places(of: Moving(model: model), at: [0]) { _ in model.isMoved = true } == [100])
  }

  @Test func aValueAnimatesTheChangesThatComeWithIt() {
    let model = Model()
    let seen = places(of: MovingByValue(model: model), at: [0.5, 1]) { _ in model.isMoved = true }
    #expect(seen == [50, 100])
  }

  @Test func theDefaultIsASpring() {
    let model = Model()
    let seen = places(of: Moving(model: model), at: [0.2]) { _ in withAnimation { model.isMoved = true } }
    // Critically damped, with a response of 0.55 seconds.
    let way = 2 * Double.pi / 0.55 * 0.2
    #expect(seen.first.map { abs(Double($0) - 100 * (1 - (1 + way) * exp(-way))) < 0.01 } == true)
  }

  @Test func aSecondChangeStartsFromWhatIsShown() {
    // Both animations run together: half of the first change and all of the second remain, then half of the second alone.
    let model = Model()
    let seen = places(of: Moving(model: model), at: [0.5, 1, 1.5]) { screen in
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
      screen.window.updateScreen()
      CountedTime.current.advance(by: 0.5)
      withAnimation(.linear(duration: 1)) { model.isMoved = false }
    }
    #expect(seen == [50, 50, 0])
  }

  @Test func delaysSpeedsAndRepetitionsChangeTheTime() {
    let model = Model()
    let seen = places(of: Moving(model: model), at: [0.5, 0.75, 1, 1.75, 2.25]) { _ in
      withAnimation(.linear(duration: 2).speed(2).repeatCount(2).delay(0.5)) { model.isMoved = true }
    }
    // After half a second, forwards and back in a second each; the final value is the one that was set.
    #expect(seen == [0, 25, 50, 75, 25])
  }

  /// Two seconds at twice the speed, twice, after half a second.
  @Test func delaysAreNotRepeated() {
    let animation = Animation.linear(duration: 2).speed(2).repeatCount(2).delay(0.5)
    #expect(animation.totalDuration == 2.5)
    #expect(animation.completionTime == 2.5)
    #expect(Animation.linear(duration: 1).repeatForever().totalDuration == .infinity)
  }

  @Test func aLogicalEndIsThatOfCompletionsAndNotOfTheMovement() {
    let animation = Animation.linear(duration: 1).logicallyComplete(after: 0.25)
    #expect(animation.completionTime == 0.25)
    let model = Model()
    let seen = places(of: Moving(model: model), at: [0.5, 1]) { _ in withAnimation(animation) { model.isMoved = true } }
    #expect(seen == [50, 100])
  }

  @Test func framesAndColorsAreInterpolated() {
    let model = Model()
    let shown = ShownView(Changing(model: model))
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.2]) {
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
    } read: { screen in
      _ = screen.displayList()
      return find(shown.tree)
    }
    #expect(seen.first??.frame.width == 120)
    // 80 % of red: 204 of 255.
    #expect(seen.first??.style["color"]?.lowercased().contains("cc0000") == true)
  }

  private func find(_ node: ViewNode) -> ViewNode? {
    node.className == "Color" ? node : node.children.lazy.compactMap(find).first
  }
}
