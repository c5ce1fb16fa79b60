import Foundation
import HeadlessSwiftUI
import Testing

/// The colours of gradients at known places: linear between stops, in the components of sRGB.
@MainActor @Suite struct GradientTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let green = Color(red: 0, green: 1, blue: 0)

  /// Clockwise from the right, as Apple's documentation shows it.
  @Test func angularGradientsTurnClockwiseFromTheRight() throws {
    let picture = try painted(AngularGradient(colors: [red, blue], center: .center), 101, 101)
    #expect(picture.isNear(50, 99, [191, 0, 64]))
    #expect(picture.isNear(1, 50, [127.5, 0, 127.5]))
    #expect(picture.isNear(50, 1, [64, 0, 191]))
    let turned = try painted(AngularGradient(colors: [red, blue], center: .center, angle: .degrees(90)), 101, 101)
    #expect(turned.isNear(1, 50, [191, 0, 64]))
  }

  /// The ends' colours meet in the middle of the rest of the circle.
  @Test func angularGradientsOfAPartKeepTheirEndsColours() throws {
    let half = AngularGradient(
      colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
    let picture = try painted(half, 101, 101)
    #expect(picture.isNear(50, 99, [127.5, 0, 127.5]))
    #expect(picture.isNear(90, 10, [255, 0, 0]))
    #expect(picture.isNear(10, 10, [0, 0, 255]))
  }

  /// Radii are points: half of the way at 20 of 40, the last colour beyond.
  @Test func radialGradientsAreMeasuredInPoints() throws {
    let view = RadialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: 40)
    let picture = try painted(view, 101, 101)
    #expect(picture.isNear(50, 50, [255, 0, 0]))
    #expect(picture.isNear(70, 50, [127.5, 0, 127.5]))
    #expect(picture.isNear(50, 30, [127.5, 0, 127.5]))
    #expect(picture.isNear(100, 50, [0, 0, 255]))
  }

  /// Radii are fractions of the size: by default the last colour touches all four edges.
  @Test func ellipticalGradientsFollowTheSize() throws {
    let picture = try painted(EllipticalGradient(colors: [red, blue]), 201, 101)
    #expect(picture.isNear(100, 50, [255, 0, 0], within: 4))
    #expect(picture.isNear(150, 50, [127.5, 0, 127.5], within: 4))
    #expect(picture.isNear(100, 25, [127.5, 0, 127.5], within: 4))
    #expect(picture.isNear(199, 50, [0, 0, 255], within: 4))
    #expect(picture.isNear(2, 2, [0, 0, 255]))
    let ring = EllipticalGradient(colors: [red, blue], startRadiusFraction: 0.25, endRadiusFraction: 0.5)
    #expect(try painted(ring, 201, 101).isNear(140, 50, [255, 0, 0]))
  }

  /// Of four points: the middle of an edge is half of its ends, the middle of all a quarter of each.
  @Test func meshesMixTheColoursOfTheirPoints() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, green, .white])
    let picture = try painted(mesh, 100, 100)
    // Cells are a twentieth of the way; each has the colour of its middle.
    #expect(picture.isNear(1, 1, [255, 0, 0], within: 15))
    #expect(picture.isNear(98, 98, [255, 255, 255], within: 15))
    #expect(picture.isNear(50, 1, [127.5, 0, 127.5], within: 15))
    #expect(picture.isNear(50, 50, [127.5, 127.5, 127.5], within: 15))
  }

  /// A point that isn't in the middle takes its colour with it.
  @Test func pointsOfMeshesMoveTheirColours() throws {
    let points: [SIMD2<Float>] = [[0, 0], [0.2, 0], [1, 0], [0, 1], [0.2, 1], [1, 1]]
    let mesh = MeshGradient(width: 3, height: 2, points: points, colors: [red, blue, green, red, blue, green])
    let picture = try painted(mesh, 100, 100)
    #expect(picture.isNear(20, 50, [0, 0, 255], within: 15))
    #expect(picture.isNear(60, 50, [0, 127.5, 127.5], within: 15))
  }

  /// The middle of a cubic curve from (0, 0) to (1, 0) with controls at a height of 0.8 is at 0.6.
  @Test func curvesOfMeshesBoundTheirCells() throws {
    func point(_ x: Float, _ y: Float, bend: Float = 0) -> MeshGradient.BezierPoint {
      let near = SIMD2(x, y + bend)
      return .init(
        position: [x, y], leadingControlPoint: near, topControlPoint: [x, y], trailingControlPoint: near,
        bottomControlPoint: [x, y])
    }
    let bent = MeshGradient(
      width: 2, height: 2, bezierPoints: [point(0, 0, bend: 0.8), point(1, 0, bend: 0.8), point(0, 1), point(1, 1)],
      colors: [red, red, red, red], background: blue)
    let picture = try painted(bent, 100, 100)
    #expect(picture.isNear(50, 55, [0, 0, 255]) && picture.isNear(50, 65, [255, 0, 0]))
    #expect(picture.isNear(2, 20, [255, 0, 0]))
    let straight = MeshGradient(
      width: 2, height: 2, locations: .bezierPoints([point(0, 0), point(1, 0), point(0, 1), point(1, 1)]),
      colors: .colors([red, red, red, red]), background: blue)
    #expect(try painted(straight, 100, 100).isNear(50, 2, [255, 0, 0]))
  }

  /// By default the last colour is reached at the edges' middles.
  @Test func ellipticalGradientsAreStyles() throws {
    let shape = Rectangle().fill(.ellipticalGradient(colors: [red, blue]))
    let picture = try painted(shape, 101, 51)
    #expect(picture.isNear(50, 25, [255, 0, 0], within: 8) && picture.isNear(100, 25, [0, 0, 255], within: 8))
    #expect(picture.isNear(75, 25, [127.5, 0, 127.5], within: 8) && picture.isNear(50, 50, [0, 0, 255], within: 8))
  }

  /// The transition of symbols fades here.
  @Test func symbolEffectsFadeAsTransitions() throws {
    let fade = SymbolEffectTransition.symbolEffect(.appear)
    #expect(try painted(fade.apply(content: red, phase: .identity), 9, 9).isNear(4, 4, [255, 0, 0]))
    #expect(try painted(fade.apply(content: red, phase: .willAppear), 9, 9).isNear(4, 4, [255, 255, 255]))
  }
}
