import Testing
import UIKit

/// The positions of a toolbar's items. Its margin is 16 points.
@MainActor @Suite struct ToolbarTests {
  @Test func toolbarsShareTheirRoomAmongFlexibleSpaces() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let items = views.map(UIBarButtonItem.init(customView:))
    bar.items = [items[0], .fixedSpace(30), items[1], .flexibleSpace(), items[2]]
    bar.layoutIfNeeded()
    #expect(views.map { $0.convert($0.bounds, to: bar).minX } == [16, 86, 344])
    bar.items = [items[0], items[1]]
    bar.layoutIfNeeded()
    #expect(views.prefix(2).map { $0.convert($0.bounds, to: bar).minX } == [16, 64])
  }
}
