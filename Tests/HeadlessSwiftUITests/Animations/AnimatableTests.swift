import Foundation
import Graphics
import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

/// Views, modifiers, shapes and layouts with animatable data at counted times.
@MainActor @Suite struct AnimatableTests {
  @Observable final class Model {
    var isOn = false
  }

  private let red = HeadlessSwiftUI.Color(red: 1, green: 0, blue: 0)

  /// Thousandths of a point are noise of the arithmetic.
  private func rounded(_ lengths: [CGFloat?]) -> [CGFloat?] { lengths.map { $0.map { ($0 * 1000).rounded() / 1000 } } }

  private struct Growing: View, @preconcurrency Animatable {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    // The width is read, not only laid out.
    var body: some View { Block(width: min(width.rounded(), 90)) }
  }

  private struct GrowingModifier: ViewModifier, @preconcurrency Animatable {
    var width: CGFloat
    var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.overlay { Block(width: width) } }
  }

  private struct Shift: GeometryEffect {
    var x: CGFloat
    nonisolated var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: 0))
    }
  }

  private struct Bar: Shape {
    var part: CGFloat
    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }
    func path(in rect: CGRect) -> HeadlessSwiftUI.Path {
      HeadlessSwiftUI.Path(CGRect(x: 0, y: 0, width: rect.width * part, height: rect.height))
    }
  }

  private struct Switching<Content: View>: View {
    let model: Model
    @ViewBuilder let content: (Bool) -> Content
    var body: some View { content(model.isOn) }
  }

  private func moments<Content: View, Reading>(
    of content: @escaping (Bool) -> Content, at times: [TimeInterval],
    read: @escaping (ShownView<Switching<Content>>) -> Reading
  ) -> [Reading] {
    let model = Model()
    let shown = ShownView(Switching(model: model, content: content))
    defer { shown.screen.close() }
    return shown.screen.moments(at: times) {
      withAnimation(.linear(duration: 1)) { model.isOn = true }
    } read: { _ in
      read(shown)
    }
  }

  private func widths<Content: View>(_ content: @escaping (Bool) -> Content, at times: [TimeInterval]) -> [CGFloat?] {
    moments(of: content, at: times) { shown in
      _ = shown.screen.displayList()
      return shown.frames("Block").first?.width
    }
  }

  @Test func aViewsBodyIsEvaluatedWithTheDataOfTheMoment() {
    #expect(widths({ Growing(width: $0 ? 110 : 10) }, at: [0, 0.253, 0.5, 1]) == [10, 35, 60, 90])
  }

  @Test func aModifiersBodyIsEvaluatedWithTheDataOfTheMoment() {
    let seen = widths(
      { Color.clear.frame(width: 200, height: 20).modifier(GrowingModifier(width: $0 ? 110 : 10)) }, at: [0.25, 1])
    #expect(rounded(seen) == [35, 110])
  }

  /// The frame of the first red or black fill.
  private func box(_ items: [DisplayItem], _ transform: CGAffineTransform = .identity) -> CGRect? {
    for item in items {
      switch item {
      case .fill(let path, .color(let color), _) where color.green == 0 && color.alpha == 1:
        return path.controlPointBox.applying(transform)
      case .group(let group):
        if let found = box(group.items, group.transform.concatenating(transform)) { return found }
      default: break
      }
    }
    return nil
  }

  private func boxes<Content: View>(_ content: @escaping (Bool) -> Content, at times: [TimeInterval]) -> [CGRect?] {
    moments(of: content, at: times) { [self] in box($0.screen.displayList().items) }
  }

  @Test func anEffectOfGeometryMoves() {
    let seen = boxes({ Block().modifier(Shift(x: $0 ? 100 : 0)) }, at: [0.25, 1])
    #expect(rounded(seen.map { $0?.minX }) == [215, 290])
  }

  @Test func shapesAreDrawnWithTheDataOfTheMoment() {
    let bars = boxes({ [red] in Bar(part: $0 ? 1 : 0).fill(red).frame(width: 100, height: 20) }, at: [0.25, 1])
    #expect(rounded(bars.map { $0?.width }) == [25, 100])
  }

  @Test func anInsetIsAnimated() {
    let seen = boxes(
      { [red] in Rectangle().inset(by: $0 ? 20 : 0).fill(red).frame(width: 100, height: 50) }, at: [0.5, 1])
    #expect(rounded(seen.map { $0?.width }) == [80, 60])
  }

  @Test func aTrimmedLineGrows() {
    let seen = moments(
      of: { [red] isOn in
        HeadlessSwiftUI.Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 100, y: 0))
        }
        .trim(from: 0, to: isOn ? 1 : 0.5).stroke(red, lineWidth: 2).frame(width: 100, height: 20)
      }, at: [0.5]
    ) { shown -> CGFloat? in
      func line(_ items: [DisplayItem]) -> CGFloat? {
        for item in items {
          if case .stroke(let path, _, _) = item { return path.controlPointBox.width }
          if case .group(let group) = item, let found = line(group.items) { return found }
        }
        return nil
      }
      return line(shown.screen.displayList().items)
    }
    #expect(rounded(seen) == [75])
  }

  private struct Apart: Layout {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      CGSize(width: 200, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test func aLayoutIsAnimatedByItsData() {
    let seen = moments(of: { isOn in Apart(distance: isOn ? 100 : 0) { Block() } }, at: [0.25]) { shown in
      _ = shown.screen.displayList()
      return shown.frames("Block").first?.minX
    }
    // The layout begins at 95.
    #expect(rounded(seen) == [120])
  }

  @Test func springsOvershoot() {
    // As published: a spring of 0.5 seconds and a bounce of 0.5 has the damping ratio 0.5.
    let model = Model()
    let shown = ShownView(Switching(model: model) { Block().offset(x: $0 ? 100 : 0) })
    defer { shown.screen.close() }
    let seen = shown.screen.moments(at: [0.3]) {
      withAnimation(.spring(duration: 0.5, bounce: 0.5)) { model.isOn = true }
    } read: { screen -> Double in
      _ = screen.displayList()
      return Double(shown.frames("Block").first?.minX ?? .nan) - 190
    }
    let (frequency, ratio, time) = (2 * Double.pi / 0.5, 0.5, 0.3)
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let rest = exp(-ratio * frequency * time) * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
    #expect(seen.first.map { abs($0 - 100 * (1 - rest)) < 0.01 } == true)
    #expect(rest < 0)
  }
}
