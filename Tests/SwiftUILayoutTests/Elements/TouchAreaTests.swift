import Foundation
import SwiftUILayout
import Testing

/// Which elements a touch is passed to.
@MainActor @Suite struct TouchAreaTests {
  /// An element that takes touches in an area around its bounds, and counts how often it was asked.
  private final class Target: _LayoutElement {
    var extent: CGSize
    /// How far it takes touches beyond its bounds, in points; nil for everywhere.
    var reach: CGFloat? = 0
    var asked = 0

    init(_ width: CGFloat, _ height: CGFloat) { extent = CGSize(width: width, height: height) }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { extent }
    override var ownTouchArea: CGRect? {
      reach.map { CGRect(origin: .zero, size: size).insetBy(dx: -$0, dy: -$0) }
    }
    override func takesTouch(at point: CGPoint) -> Bool {
      asked += 1
      guard let reach else { return true }
      return CGRect(origin: .zero, size: size).insetBy(dx: -reach, dy: -reach).contains(point)
    }
  }

  @Test func siblingsElsewhereAreNotAsked() {
    let targets = (0..<10).map { _ in Target(50, 20) }
    let column = _StackElement(column: targets.map { _PaddingElement($0, insets: EdgeInsets()) }, spacing: 10)
    column.layOut(100, nil)
    // The rows are 30 points apart.
    #expect(column.hitTest(CGPoint(x: 25, y: 130)) === targets[4])
    #expect(targets.map(\.asked) == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    #expect(column.hitTest(CGPoint(x: 25, y: 145)) == nil)
  }

  @Test func contentOutsideOfItsFrameIsTouched() {
    let (wide, other) = (Target(200, 20), Target(20, 20))
    let column = _StackElement(column: [_FrameElement(wide, width: 40, height: 20), other], spacing: 0)
    column.layOut(40, nil)
    // 200 points, centred in 40: from -80 to 120.
    #expect(column.hitTest(CGPoint(x: 115, y: 10)) === wide)
    #expect(column.hitTest(CGPoint(x: -75, y: 10)) === wide)
    #expect(column.hitTest(CGPoint(x: 125, y: 10)) == nil)
  }

  @Test func areasFollowMovesAndChanges() {
    let (first, second) = (Target(50, 20), Target(50, 20))
    let padding = _PaddingElement(second, insets: EdgeInsets())
    let column = _StackElement(column: [first, padding], spacing: 0)
    let root = _PaddingElement(column, insets: EdgeInsets())
    root.layOut(50, nil)
    #expect(root.hitTest(CGPoint(x: 25, y: 30)) === second)
    #expect(root.hitTest(CGPoint(x: 25, y: 70)) == nil)
    padding.insets.top = 40
    root.layOut(50, nil)
    #expect(root.hitTest(CGPoint(x: 25, y: 30)) == nil)
    #expect(root.hitTest(CGPoint(x: 25, y: 70)) === second)
    second.reach = 30
    second.touchAreaDidChange()
    #expect(root.hitTest(CGPoint(x: 25, y: 105)) === second)
    second.reach = nil
    second.touchAreaDidChange()
    #expect(root.hitTest(CGPoint(x: 500, y: 500)) === second)
  }

  @Test func childrenThatComeAreTouched() {
    let (first, second, third) = (Target(50, 20), Target(50, 20), Target(200, 20))
    let inner = _StackElement(row: [second], spacing: 0)
    let column = _StackElement(column: [first, inner], alignment: .leading, spacing: 0)
    column.layOut(nil, nil)
    #expect(column.hitTest(CGPoint(x: 150, y: 30)) == nil)
    inner.content = [second, third]
    column.layOut(nil, nil)
    #expect(column.hitTest(CGPoint(x: 150, y: 30)) === third)
  }
}
