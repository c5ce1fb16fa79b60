import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A table controller with text fields, on a screen of 375 x 812 points with a bottom safe area inset of 34 points.
@MainActor @Suite struct TableKeyboardTests {
  private final class Controller: UITableViewController {
    let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 16 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 14 { cell.contentView.addSubview(field) }
      return cell
    }
  }

  @Test func theTableMakesRoomForTheKeyboardAndShowsTheField() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.tableView.rowHeight = 44
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    let table: UITableView = controller.tableView
    HostedKeyboard.current.simulate(.height(300))
    #expect(table.adjustedContentInset.bottom == 34)
    controller.field.becomeFirstResponder()
    screen.window.updateScreen()
    // The keyboard's height includes the safe area's.
    #expect(table.adjustedContentInset.bottom == 300 && table.contentInset.bottom == 266)
    #expect(table.verticalScrollIndicatorInsets.bottom == 266)
    let shown = controller.field.convert(controller.field.bounds, to: nil)
    #expect(shown.maxY <= 512 && shown.minY >= 44)
    controller.field.resignFirstResponder()
    screen.window.updateScreen()
    #expect(table.contentInset.bottom == 0 && table.verticalScrollIndicatorInsets.bottom == 0)
  }

  /// As on iOS, a subclass that doesn't call its superclass has no adjustment.
  @Test func aControllerThatHidesItsAppearanceLeavesItsTableAlone() {
    final class Silent: UITableViewController {
      override func viewWillAppear(_ animated: Bool) {}
    }
    let controller = Silent()
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    HostedKeyboard.current.show(height: 300)
    #expect(controller.tableView.contentInset.bottom == 0)
    HostedKeyboard.current.endShowing()
  }
}
