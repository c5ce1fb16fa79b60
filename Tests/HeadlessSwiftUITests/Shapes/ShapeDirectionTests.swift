import Foundation
import Testing

@testable import HeadlessSwiftUI

/// Where shapes and views are mirrored, their roles, and the views of shapes.
@MainActor @Suite struct ShapeDirectionTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let inRed = [255.0, 0, 0]

  private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior
    func path(in rect: CGRect) -> HeadlessSwiftUI.Path { Path(CGRect(x: 0, y: 0, width: 8, height: 8)) }
  }
  private struct Line: Shape {
    static var role: ShapeRole { .stroke }
    func path(in rect: CGRect) -> HeadlessSwiftUI.Path { Path(rect) }
  }

  @Test func symmetricShapesAreFixed() {
    #expect(Rectangle().layoutDirectionBehavior == .fixed && Circle().layoutDirectionBehavior == .fixed)
    #expect(Capsule().layoutDirectionBehavior == .fixed && Ellipse().layoutDirectionBehavior == .fixed)
    #expect(RoundedRectangle(cornerRadius: 3).inset(by: 1).layoutDirectionBehavior == .fixed)
    #expect(Corner(layoutDirectionBehavior: .mirrors).layoutDirectionBehavior == .mirrors(in: .rightToLeft))
    #expect(AnyShape(Corner(layoutDirectionBehavior: .fixed)).layoutDirectionBehavior == .fixed)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aShapeIsMirroredInItsDirection(_ direction: LayoutDirection) throws {
    func isMirrored(_ behavior: LayoutDirectionBehavior) throws -> Bool {
      let view = Corner(layoutDirectionBehavior: behavior).fill(red).environment(\.layoutDirection, direction)
      return try painted(view, 20, 20).isNear(16, 4, inRed)
    }
    #expect(try !isMirrored(.fixed))
    #expect(try isMirrored(.mirrors) == (direction == .rightToLeft))
    #expect(try isMirrored(.mirrors(in: .leftToRight)) == (direction == .leftToRight))
  }

  @Test func aViewIsMirroredWhereItAsksForThat() throws {
    func isMirrored(_ behavior: LayoutDirectionBehavior) throws -> Bool {
      let canvas = Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(red: 1, green: 0, blue: 0))
      }
      let view = canvas.layoutDirectionBehavior(behavior).environment(\.layoutDirection, .rightToLeft)
      return try painted(view, 20, 20).isNear(16, 4, inRed)
    }
    #expect(try isMirrored(.mirrors) && !isMirrored(.fixed) && !isMirrored(.mirrors(in: .leftToRight)))
  }

  @Test func changedShapesKeepTheirRole() throws {
    #expect(OffsetShape<Line>.role == .stroke && ScaledShape<Line>.role == .stroke)
    #expect(RotatedShape<Line>.role == .stroke && TransformedShape<Line>.role == .stroke)
    #expect(OffsetShape<Circle>.role == .fill)
    // A stroke leaves the middle clear.
    let picture = try painted(Line().offset(x: 1).foregroundStyle(red), 20, 20)
    #expect(picture.isNear(10, 10, [255, 255, 255]))
  }

  @Test func viewsOfShapesLieOnTheirBackground() throws {
    let below = Rectangle().fill(blue)
    let line = StrokeShapeView(
      shape: Rectangle(), style: red, strokeStyle: StrokeStyle(lineWidth: 8), isAntialiased: true, background: below)
    let border = StrokeBorderShapeView(
      shape: Rectangle(), style: red, strokeStyle: StrokeStyle(lineWidth: 8), isAntialiased: true, background: below)
    let fill = FillShapeView(
      shape: Rectangle().inset(by: 6), style: blue, fillStyle: FillStyle(), background: Rectangle().fill(red))
    for picture in [try painted(line, 20, 20), try painted(border, 20, 20), try painted(fill, 20, 20)] {
      #expect(picture.isNear(10, 10, [0, 0, 255]) && picture.isNear(1, 10, inRed))
    }
    // A border is inside: 6 points from the edge are still in it, and out of a stroke along the edge.
    #expect(try painted(border, 20, 20).isNear(6, 10, inRed))
    #expect(try painted(line, 20, 20).isNear(6, 10, [0, 0, 255]))
  }

  @Test func strokesAreAnimated() {
    var style = StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [3], dashPhase: 1)
    #expect(style.animatableData == AnimatablePair(2, AnimatablePair(4, 1)))
    style.animatableData = AnimatablePair(5, AnimatablePair(6, 7))
    #expect(style == StrokeStyle(lineWidth: 5, miterLimit: 6, dash: [3], dashPhase: 7))
  }
}
