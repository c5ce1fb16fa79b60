import Foundation
import HeadlessSwiftUI
import Testing

/// The shape of buttons' backgrounds, as a shape of its own.
@Suite struct ButtonBorderShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test func capsulesAndCirclesFitTheirRectangle() {
    #expect(ButtonBorderShape.capsule.path(in: rect).boundingRect == rect)
    // A circle stands in the middle.
    #expect(ButtonBorderShape.circle.path(in: rect).boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
    #expect(!ButtonBorderShape.capsule.path(in: rect).contains(CGPoint(x: 2, y: 2)))
  }

  @Test func bordersAreInset() {
    let inset = ButtonBorderShape.roundedRectangle(radius: 6).inset(by: 5).path(in: rect)
    #expect(inset.boundingRect == rect.insetBy(dx: 5, dy: 5))
  }

  @Test func theStandardBorderIsAShape() {
    func path(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(path(.buttonBorder) == rect)
  }
}
