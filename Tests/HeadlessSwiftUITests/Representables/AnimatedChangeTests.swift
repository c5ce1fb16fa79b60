import Foundation
import HeadlessQuartzCore
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// UIKit's views with SwiftUI's animations (iOS 18): `UIView.animate(_:changes:completion:)` and the context's `animate`.
@MainActor @Suite struct AnimatedChangeTests {
  @Observable final class Model {
    var isMoved = false
  }

  private struct Box: UIViewRepresentable {
    let isMoved: Bool
    let notes: Notes

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {
      context.animate {
        view.subviews[0].frame.origin.x = isMoved ? 100 : 0
      } completion: {
        notes.add(isMoved ? "moved" : "placed")
      }
    }
  }

  private struct Root: View {
    let model: Model
    let notes: Notes
    var body: some View { Box(isMoved: model.isMoved, notes: notes) }
  }

  /// The position of the inner view on the screen, as it is painted.
  private func place(_ screen: HostedScreen, _ view: UIView) -> CGFloat {
    _ = screen.displayList()
    return (((view.layer.presentation() ?? view.layer).frame.minX) * 1000).rounded() / 1000
  }

  @Test func changesFollowTheCurveOfTheAnimation() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    var ends = 0
    let seen = screen.moments(at: [0.5, 1.5, 2.5]) {
      // After half a second of delay, in half of the time.
      UIView.animate(.linear(duration: 2).speed(2).delay(0.5)) {
        view.frame.origin.x = 100
      } completion: {
        ends += 1
      }
      #expect(view.frame.minX == 100 && ends == 0)
    } read: {
      self.place($0, view)
    }
    #expect(seen == [0, 100, 100])
    let springs = screen.moments(at: [0.1, 0.2]) {
      UIView.animate(.interpolatingSpring(stiffness: 100, damping: 20)) { view.frame.origin.x = 0 }
    } read: {
      self.place($0, view)
    }
    // A critically damped spring of 10 radians a second: 1 - (1 + 10 t) exp(-10 t).
    let remainders = [0.1, 0.2].map { 100 * (1 + 10 * $0) * exp(-10 * $0) }
    #expect(zip(springs, remainders).allSatisfy { abs($0 - $1) < 0.01 }, "\(springs)")
    #expect(ends == 1)
  }

  @Test func theContextAnimatesWithTheTransaction() throws {
    let (model, notes) = (Model(), Notes())
    let shown = ShownView(Root(model: model, notes: notes))
    defer { shown.screen.close() }
    #expect(notes.entries.allSatisfy { $0 == "placed" } && !notes.entries.isEmpty)
    notes.entries = []
    let view = try #require(shown.all(UIView.self).first { $0.bounds.size == CGSize(width: 10, height: 10) })
    let seen = shown.screen.moments(at: [0.25, 0.5]) {
      withAnimation(.linear(duration: 1)) { model.isMoved = true }
    } read: {
      self.place($0, view)
    }
    #expect(seen == [25, 50])
    shown.update()
    #expect(view.frame.minX == 100)
    #expect(notes.entries == ["moved"])
  }
}
