import Gallery
import Onionskin
import Testing
import UIKit

/// Tables in editing mode.
@MainActor @Suite struct TableStateTests {
  @Test func controls() {
    assertSnapshots(on: .homeButton + .smallDark) { EditedTableController.screen(.controls) }
  }

  @Test func swiped() {
    assertSnapshots(on: .homeButton + .smallRightToLeft) {
      Acting(EditedTableController(.swiped)) { controller in
        let table = (controller as? UITableViewController)?.tableView
        table?.showSwipeActions(at: IndexPath(row: 1, section: 1))
      }
    }
  }

  @Test func swipedFromTheStart() {
    assertSnapshots(on: .homeButton) {
      Acting(EditedTableController(.swiped)) { controller in
        let table = (controller as? UITableViewController)?.tableView
        table?.showSwipeActions(at: IndexPath(row: 0, section: 0), edge: .leading)
      }
    }
  }

  @Test func circles() {
    assertSnapshots(on: .smallRightToLeft) { EditedTableController.screen(.circles) }
  }
}
