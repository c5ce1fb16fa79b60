import Foundation
import Graphics
import Testing

@testable import HeadlessSwiftUI

@MainActor @Suite struct ContainerShapeTests {
  private func outline(_ view: some HeadlessSwiftUI.View) -> Outline? {
    ElementHost(view).items(100, 100).fills.last?.path
  }

  /// Corners of 20 points, inset by 8, are corners of 12.
  @Test func aRelativeShapeIsTheContainersInsetToItsPlace() {
    let inner = outline(
      ContainerRelativeShape().fill(.red).padding(8).containerShape(RoundedRectangle(cornerRadius: 20)))
    let expected = RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 8, y: 8, width: 84, height: 84)).outline
    #expect(inner == expected)
    let whole = outline(ContainerRelativeShape().fill(.red).containerShape(Capsule()))
    #expect(whole == Capsule().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).outline)
  }

  @Test func backgroundsAndClipsFollowTheContainerToo() {
    let expected = RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 8, y: 8, width: 84, height: 84)).outline
    let background = outline(
      Color.clear.background(.red, in: ContainerRelativeShape()).padding(8)
        .containerShape(RoundedRectangle(cornerRadius: 20)))
    #expect(background == expected)
    let groups = ElementHost(
      Color.red.clipShape(ContainerRelativeShape()).padding(8).containerShape(RoundedRectangle(cornerRadius: 20))
    ).items(100, 100).groups
    #expect(groups.contains { $0.clip?.path == expected })
  }

  @Test func withoutAContainerItIsARectangle() {
    #expect(
      outline(ContainerRelativeShape().fill(.red))
        == Rectangle().path(
          in: CGRect(x: 0, y: 0, width: 100, height: 100)
        ).outline)
  }
}
