import Foundation
import Graphics
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ConcentricRectangleTests {
  private func outline(_ view: some HeadlessSwiftUI.View) -> Outline? {
    ElementHost(view.containerShape(RoundedRectangle(cornerRadius: 20))).items(100, 100).fills.last?.path
  }

  private func rectangle(_ radii: RectangleCornerRadii, in rect: CGRect) -> Outline {
    UnevenRoundedRectangle(cornerRadii: radii).path(in: rect).outline
  }

  /// Corners of 20 points are 12 points at a distance of 8.
  @Test func cornersHaveTheContainersCentres() {
    let inner = CGRect(x: 8, y: 8, width: 84, height: 84)
    let all = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
    #expect(outline(ConcentricRectangle().fill(.red).padding(8)) == rectangle(all, in: inner))
    let mixed = RectangleCornerRadii(topLeading: 12, bottomLeading: 15, bottomTrailing: 12, topTrailing: 3)
    let shape = ConcentricRectangle(
      topTrailingCorner: .fixed(3), bottomLeadingCorner: .concentric(minimum: 15),
      bottomTrailingCorner: .concentric(minimum: 5))
    #expect(outline(shape.fill(.red).padding(8)) == rectangle(mixed, in: inner))
  }

  /// At the bottom the distances are 4 and 4, at the top 4 and 54.
  @Test func uniformCornersHaveTheLargestRadius() {
    let place = CGRect(x: 4, y: 54, width: 92, height: 42)
    func placed(_ shape: ConcentricRectangle) -> String {
      rounded(outline(shape.fill(.red).padding(EdgeInsets(top: 54, leading: 4, bottom: 4, trailing: 4))))
    }
    func expected(_ radii: [CGFloat]) -> String {
      rounded(
        rectangle(
          RectangleCornerRadii(
            topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]),
          in: place))
    }
    #expect(placed(.rect(corners: .concentric)) == expected([0, 16, 16, 0]))
    #expect(placed(.rect(corners: .concentric, isUniform: true)) == expected([16, 16, 16, 16]))
    let leading = ConcentricRectangle(uniformLeadingCorners: .concentric, topTrailingCorner: .fixed(2))
    #expect(placed(leading) == expected([16, 16, 16, 2]))
    #expect(
      placed(.rect(uniformTopCorners: 6, uniformBottomCorners: .concentric(minimum: 18))) == expected([6, 18, 18, 6]))
  }

  /// The numbers of an outline to hundredths of a point.
  private func rounded(_ outline: Outline?) -> String {
    String(describing: outline).replacing(#/-?\d+\.\d+(e-?\d+)?/#) { match in
      String((Double(match.output.0)! * 100).rounded() / 100)
    }
  }

  @Test func withoutAContainerCornersHaveTheLeastRadius() {
    let view = ConcentricRectangle(corners: .concentric(minimum: 7)).fill(.red)
    let all = RectangleCornerRadii(topLeading: 7, bottomLeading: 7, bottomTrailing: 7, topTrailing: 7)
    #expect(
      ElementHost(view).items(100, 100).fills.last?.path
        == rectangle(all, in: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }
}
