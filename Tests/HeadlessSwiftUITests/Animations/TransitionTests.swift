import Foundation
import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import SwiftUILayout

/// Views that are inserted and removed, at counted times; the positions follow from linear animations.
@MainActor @Suite struct TransitionTests {
  @Observable final class Model {
    var isShown = false
    var values = [1]
  }

  private struct Shown: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack {
        if model.isShown { Block(width: 40, height: 20).transition(transition) }
      }
    }
  }

  /// The block in the picture: its frame, and its opacity.
  private struct Look: Equatable {
    var frame: CGRect
    var opacity: Double
  }

  private func looks(
    of transition: AnyTransition, isLeaving: Bool = false, at times: [TimeInterval],
    animation: Animation? = .linear(duration: 1)
  ) -> [Look?] {
    let model = Model()
    model.isShown = isLeaving
    let shown = ShownView(Shown(model: model, transition: transition))
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: times) {
      withAnimation(animation) { model.isShown = !isLeaving }
    } read: { screen in
      Self.look(in: screen.displayList().items, .identity)
    }
    // Without an animation the block is shown without an effect, or removed.
    shown.update()
    let rest = Self.look(in: shown.screen.displayList().items, .identity)
    #expect(rest == (isLeaving ? nil : Look(frame: frame(175, 0), opacity: 1)))
    return seen
  }

  /// The appearance of the red block in the drawing.
  private static func look(in items: [DisplayItem], _ transform: CGAffineTransform) -> Look? {
    for item in items.reversed() {
      switch item {
      case .fill(let path, .color(let color), _) where color.red == 1 && color.green == 0:
        let box = path.controlPointBox.applying(transform)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
        return Look(
          frame: CGRect(
            x: rounded(box.minX), y: rounded(box.minY), width: rounded(box.width), height: rounded(box.height)),
          opacity: (color.alpha * 100).rounded() / 100)
      case .group(let group):
        if var found = look(in: group.items, group.transform.concatenating(transform)) {
          found.opacity *= group.opacity
          return found
        }
      default: break
      }
    }
    return nil
  }

  /// - Parameter y: from the block's top, which is at 418.5, and on a pixel at 3x at 1256 / 3.
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20) -> CGRect {
    CGRect(x: x, y: ((1256.0 / 3 + y) * 100).rounded() / 100, width: width, height: height)
  }

  @Test func opacityFadesInAndOut() {
    #expect(looks(of: .opacity, at: [0.25])[0] == Look(frame: frame(175, 0), opacity: 0.25))
    #expect(looks(of: .opacity, isLeaving: true, at: [0.25])[0] == Look(frame: frame(175, 0), opacity: 0.75))
  }

  @Test func aViewWithoutATransitionFades() {
    #expect(looks(of: .identity, at: [0.25])[0] == Look(frame: frame(175, 0), opacity: 1))
    let model = Model()
    let shown = ShownView(ZStack { Fading(model: model) })
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.25]) {
      withAnimation(.linear(duration: 1)) { model.isShown = true }
    } read: {
      Self.look(in: $0.displayList().items, .identity)
    }
    #expect(seen == [Look(frame: frame(175, 0), opacity: 0.25)])
  }

  private struct Fading: View {
    let model: Model
    var body: some View { if model.isShown { Block(width: 40, height: 20) } }
  }

  @Test func scaleGrowsAroundItsAnchor() {
    // A quarter of the size around the middle, and from half of it around the top left corner.
    #expect(looks(of: .scale(scale: 0), at: [0.25])[0] == Look(frame: frame(190, 7.5, 10, 5), opacity: 1))
    let seen = looks(of: .scale(scale: 0.5, anchor: .topLeading), at: [0.5])
    #expect(seen[0] == Look(frame: frame(175, 0, 30, 15), opacity: 1))
  }

  @Test func moveComesFromItsEdgeAndLeavesToIt() {
    #expect(looks(of: .move(edge: .leading), at: [0.25])[0]?.frame == frame(145, 0))
    #expect(looks(of: .move(edge: .bottom), isLeaving: true, at: [0.25])[0]?.frame == frame(175, 5))
  }

  @Test func slideComesFromTheLeadingEdgeAndLeavesToTheTrailingOne() {
    #expect(looks(of: .slide, at: [0.75])[0]?.frame == frame(165, 0))
    #expect(looks(of: .slide, isLeaving: true, at: [0.75])[0]?.frame == frame(205, 0))
  }

  @Test func pushFadesAndLeavesOppositeToWhereItComesFrom() {
    #expect(looks(of: .push(from: .top), at: [0.5])[0] == Look(frame: frame(175, -10), opacity: 0.5))
    #expect(looks(of: .push(from: .top), isLeaving: true, at: [0.5])[0] == Look(frame: frame(175, 10), opacity: 0.5))
  }

  @Test func offsetComesFromBesideThePlace() {
    #expect(looks(of: .offset(x: 100, y: -40), at: [0.5])[0]?.frame == frame(225, -20))
  }

  @Test func transitionsAreCombinedAndDifferForComingAndLeaving() {
    let both = AnyTransition.opacity.combined(with: .offset(x: 80))
    #expect(looks(of: both, at: [0.5])[0] == Look(frame: frame(215, 0), opacity: 0.5))
    let sides = AnyTransition.asymmetric(insertion: .offset(x: 80), removal: .opacity)
    #expect(looks(of: sides, at: [0.5])[0] == Look(frame: frame(215, 0), opacity: 1))
    #expect(looks(of: sides, isLeaving: true, at: [0.5])[0] == Look(frame: frame(175, 0), opacity: 0.5))
  }

  private struct Rising: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: phase.value * 40) }
  }

  @Test func anAppsTransitionIsItsBodyInEachPhase() {
    // Inserted from 40 points above, whose phase has the value -1, and removed downwards.
    #expect(looks(of: AnyTransition(Rising()), at: [0.25])[0]?.frame == frame(175, -30))
    #expect(looks(of: AnyTransition(Rising()), isLeaving: true, at: [0.25])[0]?.frame == frame(175, 10))
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test func aModifierGoesFromActiveToIdentity() {
    let transition = AnyTransition.modifier(active: Shift(x: 60), identity: Shift(x: 0))
    #expect(looks(of: transition, at: [0.5])[0]?.frame == frame(205, 0))
  }

  @Test func aTransitionMayHaveItsOwnAnimation() {
    let transition = AnyTransition.offset(x: 100).animation(.linear(duration: 2))
    #expect(looks(of: transition, at: [0.5], animation: nil)[0]?.frame == frame(250, 0))
  }

  @Test func aChangeWithoutAnAnimationHasNoTransition() {
    #expect(looks(of: .opacity, at: [0], animation: nil)[0] == Look(frame: frame(175, 0), opacity: 1))
  }

  private struct Listed: View {
    let model: Model
    var body: some View {
      ZStack {
        ForEach(model.values, id: \.self) { _ in Block(width: 40, height: 20).transition(.offset(x: 100)) }
      }
    }
  }

  @Test func elementsOfACollectionComeByTheirTransition() {
    let model = Model()
    let shown = ShownView(Listed(model: model))
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.5]) {
      withAnimation(.linear(duration: 1)) { model.values = [1, 2] }
    } read: {
      Self.look(in: $0.displayList().items, .identity)
    }
    #expect(seen.first??.frame == frame(225, 0))
  }

  private struct Leaving: View {
    let model: Model
    let notes: Notes
    var body: some View {
      ZStack {
        if model.isShown {
          Block(width: 40, height: 20).onDisappear { notes.add("disappears") }.transition(.opacity)
        }
      }
    }
  }

  @Test func aViewDisappearsWhenItHasLeft() {
    let (model, notes) = (Model(), Notes())
    model.isShown = true
    let shown = ShownView(Leaving(model: model, notes: notes))
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.5, 1.5]) {
      withAnimation(.linear(duration: 1)) { model.isShown = false }
    } read: { _ in
      notes.entries.count
    }
    #expect(seen == [0, 1])
  }
}
