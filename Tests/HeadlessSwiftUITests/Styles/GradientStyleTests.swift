import Foundation
import Testing

@testable import HeadlessSwiftUI

/// Gradients as styles: the functions that make them, and the rectangle that they are laid out in.
@MainActor @Suite struct GradientStyleTests {
  private let stops: [HeadlessSwiftUI.Gradient.Stop] = [
    .init(color: .black, location: 0), .init(color: .white, location: 1),
  ]
  private func grey(_ part: Double) -> [Double] { [part * 255, part * 255, part * 255] }

  @Test func stopsMakeGradients() {
    let turn: AngularGradient = .angularGradient(
      stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))
    #expect(turn == AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
    let cone: AngularGradient = .conicGradient(stops: stops, center: .center, angle: .degrees(45))
    #expect(cone == AngularGradient(stops: stops, center: .center, angle: .degrees(45)))
    let circle: RadialGradient = .radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 8)
    #expect(circle == RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 8))
  }

  @Test func anyGradientsHaveAGeometry() throws {
    let any = AnyGradient(Gradient(stops: stops))
    let circle = try painted(Rectangle().fill(.radialGradient(any, endRadius: 20)), 41, 41)
    // The centre is at 20.5, so that the middle of this pixel is 10 points from it.
    #expect(circle.isNear(30, 20, grey(0.5)))
    let ellipse = try painted(Rectangle().fill(.ellipticalGradient(any)), 41, 41)
    #expect(ellipse.isNear(30, 20, grey(10 / 20.5)))
    // From the positive x axis clockwise: half a turn is on the left.
    let cone = try painted(Rectangle().fill(.conicGradient(any)), 41, 41)
    #expect(cone.isNear(2, 20, grey(0.5)))
    let half = try painted(
      Rectangle().fill(.angularGradient(any, startAngle: .zero, endAngle: .degrees(180))), 41, 41)
    #expect(half.isNear(20, 38, grey(0.5)))
  }

  @Test func aStyleIsLaidOutInItsRectangle() throws {
    let gradient = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
    let plain = try painted(Rectangle().fill(gradient), 20, 20)
    let wide = try painted(Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 40, height: 20))), 20, 20)
    #expect(plain.isNear(10, 10, grey(10.5 / 20)) && wide.isNear(10, 10, grey(10.5 / 40)))
    // In a canvas the rectangle has the coordinates of the context.
    let drawn = try painted(
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 20, y: 0, width: 20, height: 20)),
          with: .style(gradient.in(CGRect(x: 0, y: 0, width: 40, height: 20))))
      }, 40, 20)
    #expect(drawn.isNear(30, 10, grey(30.5 / 40)))
  }
}
