import Foundation
import SwiftUILayout
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func shapesTakeTheRoomAndAFewPoints() {
    #expect(ElementHost(Rectangle()).size(30, 20) == CGSize(width: 30, height: 20))
    #expect(ElementHost(Rectangle()).size() == CGSize(width: 10, height: 10))
    #expect(ElementHost(Circle()).size(30, 20) == CGSize(width: 20, height: 20))
  }

  @Test func layersLieOnOneAnother() {
    let view = RoundedRectangle(cornerRadius: 4).fill(red).strokeBorder(blue, lineWidth: 2)
    let items = ElementHost(view).items(20, 20)
    #expect(items.colors == ["#FF0000"])
    #expect(items.strokes.first?.style.width == 2)
    // Inside the outline: its centre line is half the width from the edge.
    #expect(items.strokes.first?.path.controlPointBox == CGRect(x: 1, y: 1, width: 18, height: 18))
  }

  @Test func aStrokesMiddleLiesOnTheOutline() {
    let items = ElementHost(Rectangle().stroke(red, lineWidth: 1)).items(20, 20)
    #expect(items.strokes.first?.path.controlPointBox == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func shapesAreMirroredWhereLinesBeginOnTheRight() {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }
    let host = ElementHost(Corner().fill(red))
    #expect(host.items(20, 20).fills.first?.path.controlPointBox.minX == 0)
    let outer = RightToLeft(host.element)
    outer.place(at: .zero, proposal: ProposedViewSize(width: 20, height: 20))
    var canvas = ElementCanvas(scale: 3)
    canvas.draw(outer)
    #expect(canvas.items.fills.first?.path.controlPointBox.minX == 16)
  }

  private final class RightToLeft: _UnaryElement {
    override var layoutDirection: LayoutDirection { .rightToLeft }
  }

  @Test func pathsAreTrimmedStrokedAndWritten() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    #expect(path.trimmedPath(from: 0.25, to: 0.5).boundingRect == CGRect(x: 2.5, y: 0, width: 2.5, height: 0))
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(path.description == "0 0 m 10 0 l")
    #expect(Path("0 0 m 10 0 l") == path)
    #expect(Path("0 0 x") == nil)
    #expect(path.offsetBy(dx: 1, dy: 2).currentPoint == CGPoint(x: 11, y: 2))
  }

  @Test func insetsAddUp() {
    let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 2).inset(by: 3)
    let outline = inner.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(outline.boundingRect == CGRect(x: 5, y: 5, width: 30, height: 30))
    #expect(outline == Path(roundedRect: CGRect(x: 5, y: 5, width: 30, height: 30), cornerRadius: 5, style: .circular))
  }

  @Test func stylesArePaintedBehindInAShape() {
    let host = ElementHost(Text("a").background(red, in: Capsule()).border(blue, width: 2))
    let items = host.items()
    #expect(items.colors == ["#FF0000"])
    let size = host.size()
    let border = items.strokes.first
    #expect(border?.style.width == 2)
    #expect((border?.path.controlPointBox.minX ?? 0) == 1)
    #expect(border.map { $0.path.controlPointBox.maxY.isNear(size.height - 1) } == true)
    if case .fill? = items.first {} else { Issue.record("The background is painted first: \(items)") }
  }

  @Test func contentIsCutToShapesAndMasked() {
    let clipped = ElementHost(red.clipShape(Circle())).items(20, 20).groups.first
    #expect(clipped?.clip?.path == Outline(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
    let masked = ElementHost(red.mask { Circle() }).items(20, 20).groups.first
    #expect(masked?.mask?.fills.count == 1)
    #expect(ElementHost(red.mask { EmptyView() }).items(20, 20).isEmpty)
  }

  /// Measured: one pixel, and one point at accessibility sizes.
  @Test func aDividerIsAPixelThick() {
    #expect(ElementHost(Divider()).size(100, 50) == CGSize(width: 100, height: 1.0 / 3))
    #expect(ElementHost(Divider(), size: .accessibility1).size(100, 50).height == 1)
    #expect(ElementHost(Divider()).items(100, 50).colors == ["#3C3C434A"])
  }

  @Test func contentShapesSayWhereTouchesCount() {
    let host = ElementHost(Color.clear.contentShape(Circle()))
    _ = host.items(20, 20)
    let element = host.element as? _ContentShapeElement
    #expect(element?.takesTouchInShape(CGPoint(x: 10, y: 10)) == true)
    #expect(element?.takesTouchInShape(CGPoint(x: 1, y: 1)) == false)
  }

  @Test func gradientsLieInTheShape() {
    let items = ElementHost(
      Rectangle().fill(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
    )
    .items(20, 10, at: CGPoint(x: 5, y: 5))
    guard case .linearGradient(let gradient, let from, let to)? = items.fills.first?.paint else {
      Issue.record("No gradient: \(items)")
      return
    }
    #expect(from == CGPoint(x: 5, y: 10) && to == CGPoint(x: 25, y: 10))
    #expect(gradient.stops.map(\.color.hexadecimal) == ["#FF0000", "#0000FF"])
  }

  @Test func movedShapesHaveNamesAndKeepTheirInsets() {
    let scaled: ScaledShape<Rectangle> = Rectangle().scale(x: 0.5, y: 1, anchor: .leading)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(scaled.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 5, height: 20))
    let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 3, y: 4)
    #expect(moved.inset(by: 1).path(in: rect).boundingRect == CGRect(x: 4, y: 5, width: 8, height: 18))
    let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
    let bounds = turned.path(in: rect).boundingRect
    #expect(abs(bounds.width - 20) < 1e-9 && abs(bounds.height - 10) < 1e-9)
    let transformed: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(transformed.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 40))
  }
}
