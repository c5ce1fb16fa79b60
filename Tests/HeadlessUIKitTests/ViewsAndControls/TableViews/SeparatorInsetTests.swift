import HeadlessUIKit
import Testing

@MainActor @Suite struct SeparatorInsetTests {
  private final class Cell: UITableViewCell {
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    }
  }

  /// Setting the current value requests no layout; otherwise the layout would not end.
  @Test func aCellMaySetItWhileItIsLaidOut() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    for _ in 0..<3 { cell.layoutIfNeeded() }
    let layouts = cell.layouts
    #expect(layouts > 0)
    cell.layoutIfNeeded()
    #expect(cell.layouts == layouts && cell.separatorInset.left == 60)
  }
}
