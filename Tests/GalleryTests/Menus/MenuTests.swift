import Gallery
import Onionskin
import Testing
import UIKit

/// Open menus.
@MainActor @Suite struct MenuTests {
  private func notes(_ action: @escaping (MenusController) -> Void) -> UIViewController {
    let stack = Acting(MenusController(style: .insetGrouped)) { controller in
      if let controller = controller as? MenusController { action(controller) }
    }
    stack.isToolbarHidden = false
    return stack
  }

  @Test func pullDown() {
    assertSnapshots(on: .homeButton + .smallDark + .smallLargeText) { notes { $0.moreItem.showMenu() } }
  }

  @Test func submenu() {
    assertSnapshots(on: .smallRightToLeft) {
      notes { controller in
        controller.moreItem.showMenu()
        controller.view.window?.chooseMenuElement(titled: "Sort By")
      }
    }
  }

  @Test func upwards() {
    assertSnapshots(on: .phone) { notes { $0.stylesItem.showMenu() } }
  }

  @Test func ofARow() {
    assertSnapshots(on: .homeButton + .smallDark + .tablet) {
      notes { $0.tableView.showContextMenu(at: IndexPath(row: 1, section: 0)) }
    }
  }

  @Test func editMenu() {
    assertSnapshots(on: .homeButton + .smallRightToLeft) { notes { $0.showEditMenu() } }
  }
}
