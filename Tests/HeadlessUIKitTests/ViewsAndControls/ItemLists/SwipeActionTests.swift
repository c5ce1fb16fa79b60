import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The actions of swiped rows, which a test reveals with a call.
@MainActor @Suite struct SwipeActionTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var log: [String] = []

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      if indexPath.row == 2 { return UISwipeActionsConfiguration(actions: []) }
      if indexPath.row == 3 { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Go") { [self] _, _, done in
          log.append("go")
          done(true)
        },
        UIContextualAction(style: .normal, title: nil) { _, _, _ in },
      ])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      log.append("end \(indexPath?.row ?? -1)")
    }
  }

  private func pull(_ list: UIView) -> UIView? { list.subviews.first { $0 is UISwipeActionPullView } }

  @Test func theRowMakesRoomForItsActions() throws {
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    #expect(shown.table.showSwipeActions(at: IndexPath(row: 1, section: 0)))
    shown.layOut()
    // Two buttons of 74 points.
    #expect(shown.cell(1).frame.minX == -148 && shown.cell(0).frame.minX == 0)
    let buttons = try #require(pull(shown.table))
    #expect(
      buttons.frame == CGRect(x: 252, y: shown.cell(1).frame.minY, width: 148, height: shown.cell(1).frame.height))
    // The first action is at the edge.
    #expect(buttons.subviews.map(\.frame.minX) == [74, 0])
    #expect(shown.cell(1).showingDeleteConfirmation && shown.cell(1).configurationState.isSwiped)
    (buttons.subviews[0].subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    shown.layOut()
    #expect(delegate.log == ["begin 1", "go", "end 1"])
    #expect(shown.cell(1).frame.minX == 0 && pull(shown.table) == nil)
  }

  @Test func aTapBesideTheActionsClosesThemAndSelectsNothing() {
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: Delegate())
    defer { shown.close() }
    #expect(shown.table.showSwipeActions(at: IndexPath(row: 1, section: 0)))
    shown.layOut()
    let other = CGPoint(x: 100, y: shown.cell(3).frame.midY)
    shown.screen.window.send(.tap(at: other))
    #expect(pull(shown.table) == nil && shown.cell(1).frame.minX == 0)
    #expect(shown.table.indexPathForSelectedRow == nil)
    shown.screen.window.send(.tap(at: other))
    #expect(shown.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func rowsWithoutActionsStay() {
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    #expect(!shown.table.showSwipeActions(at: IndexPath(row: 2, section: 0)))
    #expect(!shown.table.showSwipeActions(at: IndexPath(row: 1, section: 0), edge: .leading))
    #expect(pull(shown.table) == nil)
  }

  private final class DeletingSource: NSObject, UITableViewDataSource {
    var rows = ["Row 0", "Row 1", "Row 2", "Row 3", "Row 4"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func aDelegateWithNothingToSayHasTheRowDeleted() throws {
    let (source, delegate) = (DeletingSource(), Delegate())
    let shown = ShownTable(.plain, ListSource(rows: 0), delegate: delegate, prepare: { $0.dataSource = source })
    defer { shown.close() }
    #expect(shown.table.showSwipeActions(at: IndexPath(row: 3, section: 0)))
    let button = try #require(pull(shown.table)?.subviews.first?.subviews.first as? UIButton)
    #expect(button.configuration?.title == "Delete")
    button.sendActions(for: .touchUpInside)
    shown.layOut()
    #expect(source.rows == ["Row 0", "Row 1", "Row 2", "Row 4"])
    #expect(pull(shown.table) == nil && shown.cell(3).frame.minX == 0)
  }

  /// The row is 400 points wide: 300 points are a swipe across it, 100 reveal the actions.
  @Test func aSwipeAcrossTheRowPerformsTheFirstAction() {
    let delegate = Delegate()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    let middle = shown.cell(1).frame.midY
    func drag(to x: CGFloat) {
      shown.screen.window.send(.drag(from: CGPoint(x: 380, y: middle), to: CGPoint(x: x, y: middle)))
      shown.layOut()
    }
    drag(to: 280)
    #expect(delegate.log == ["begin 1"] && pull(shown.table) != nil)
    shown.table.hideSwipeActions()
    delegate.log = []
    drag(to: 80)
    #expect(delegate.log == ["begin 1", "go", "end 1"] && pull(shown.table) == nil)
  }

  private final class CarefulDelegate: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Go") { _, _, done in
          Issue.record("A full swipe performs nothing here.")
          done(true)
        }
      ])
      actions.performsFirstActionWithFullSwipe = false
      return actions
    }
  }

  @Test func aConfigurationKeepsAFullSwipeFromActing() {
    let delegate = CarefulDelegate()
    let shown = ShownTable(.plain, ListSource(rows: 5), delegate: delegate)
    defer { shown.close() }
    let middle = shown.cell(1).frame.midY
    shown.screen.window.send(.drag(from: CGPoint(x: 20, y: middle), to: CGPoint(x: 380, y: middle)))
    shown.layOut()
    withExtendedLifetime(delegate) { #expect(pull(shown.table) != nil && shown.cell(1).frame.minX > 0) }
  }

  @Test func listsAskTheirProviders() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.leadingSwipeActionsConfigurationProvider = { path in
      guard path.item == 1 else { return nil }
      return UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    let source = ItemSource(items: 2)
    let shown = ShownCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), source,
      prepare: {
        $0.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
      })
    defer { shown.close() }
    let place = shown.frame(1)
    #expect(!shown.view.showSwipeActions(at: IndexPath(item: 0, section: 0), edge: .leading))
    #expect(shown.view.showSwipeActions(at: IndexPath(item: 1, section: 0), edge: .leading))
    shown.layOut()
    #expect(Double(shown.cell(1).frame.minX) == place[0] + 74)
    let buttons = try #require(pull(shown.view))
    #expect(buttons.frame.minX == place[0] && buttons.frame.width == 74)
    // The last row of the group has a rounded outer corner.
    #expect(buttons.layer.maskedCorners == [.layerMinXMaxYCorner] && buttons.layer.cornerRadius == 10)
    shown.view.hideSwipeActions()
    shown.layOut()
    #expect(shown.frame(1) == place)
    // A tap outside the actions closes them and doesn't select an item.
    #expect(shown.view.showSwipeActions(at: IndexPath(item: 1, section: 0), edge: .leading))
    shown.view.tapItem(at: IndexPath(item: 0, section: 0))
    shown.layOut()
    #expect(shown.frame(1) == place && shown.view.indexPathsForSelectedItems == [])
    shown.view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(shown.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }
}
