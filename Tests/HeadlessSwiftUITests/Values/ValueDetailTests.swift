import Foundation
import HeadlessSwiftUI
import Testing

/// Details of values that apps calculate with or print.
@MainActor @Suite struct ValueDetailTests {
  private typealias Outline = HeadlessSwiftUI.Path
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  /// SwiftUI scales the data of unit values by 128 (`animatableData` of OpenSwiftUI's audited `Angle` and `UnitPoint`), and that
  /// of points, sizes and insets by nothing.
  @Test func anglesAndUnitPointsAnimateInPoints() {
    #expect(Angle(radians: 0.5).animatableData == 64)
    #expect(UnitPoint(x: 0.5, y: 0.25).animatableData == AnimatablePair(64, 32))
    var (angle, point) = (Angle.zero, UnitPoint.zero)
    angle.animatableData = 256
    point.animatableData = AnimatablePair(128, 64)
    #expect(angle == .radians(2) && point == UnitPoint(x: 1, y: 0.5))
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
  }

  /// The linear curve's output is its input, and a progress outside of 0 to 1 counts as the nearer end (documentation of
  /// `UnitCurve`). The velocities are the derivatives at the curve's ends: of y = 1 - √(1 - x²), for example, 0.6 / 0.8 at 0.6.
  @Test func curvesBeginAndEndExactly() {
    #expect(UnitCurve.linear.value(at: 0.3) == 0.3 && UnitCurve.linear.velocity(at: 0.3) == 1)
    #expect(UnitCurve.linear.inverse == .linear)
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    }
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-9)
    #expect(abs(UnitCurve.circularEaseOut.velocity(at: 0.4) - 0.75) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 0)) < 1e-6)
    // The handle from (0, 0) to (0.25, 0.5) has the slope 2.
    let steep = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.5), endControlPoint: UnitPoint(x: 0.5, y: 1))
    #expect(abs(steep.velocity(at: 0) - 2) < 1e-6)
  }

  @Test func shapesOfASizeStandAtAnAnchor() {
    #expect(Rectangle().size(width: 4, height: 6).path(in: square).boundingRect.origin == .zero)
    // (10 - 4) / 2 and (10 - 6) / 2.
    let middle = CGRect(x: 3, y: 2, width: 4, height: 6)
    #expect(Rectangle().size(width: 4, height: 6, anchor: .center).path(in: square).boundingRect == middle)
    let corner = CGRect(x: 6, y: 4, width: 4, height: 6)
    let size = CGSize(width: 4, height: 6)
    #expect(Rectangle().size(size, anchor: .bottomTrailing).path(in: square).boundingRect == corner)
  }

  @Test func aNullRectangleHasNoPath() {
    #expect(Outline(CGRect.null).isEmpty && Rectangle().path(in: .null).isEmpty)
    #expect(Outline(CGRect.zero).description == "0 0 m 0 0 l 0 0 l 0 0 l h")
  }

  /// The names are those of SwiftUI's providers of colours; a catalog that lacks the name changes nothing about it.
  @Test func coloursAreDescribedByTheirOrigin() {
    #expect(Color("Brand").description == "NamedColor(name: \"Brand\", bundle: nil)")
    #expect(Color("Brand") == Color("Brand") && Color("Brand") != Color("Other"))
    #expect(Color.red.opacity(0.5).description == "50% red")
    // 29 % is below 0.29 in binary; SwiftUI rounds.
    #expect(Color.blue.opacity(0.29).description == "29% blue")
  }
}
