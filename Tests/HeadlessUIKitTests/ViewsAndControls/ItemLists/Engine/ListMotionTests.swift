import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Updates of tables and collection views at counted times. Rows and items are 50 points high; an update takes 0.3 seconds, and the
/// ease-in-out curve is halfway at half of the time.
@MainActor @Suite struct ListMotionTests {
  private final class Rows: NSObject, UITableViewDataSource {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessibilityIdentifier = names[indexPath.row]
      return cell
    }
  }

  /// The position of a view at a time.
  private struct Place: Equatable {
    var x: CGFloat
    var y: CGFloat
    var opacity: CGFloat
  }

  private func place(_ view: UIView?) -> Place? {
    guard let layer = view?.layer.presentation() else { return nil }
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return Place(x: rounded(layer.frame.minX), y: rounded(layer.frame.minY), opacity: rounded(CGFloat(layer.opacity)))
  }

  /// The positions of rows and of the copies of removed rows, by name, at the start, in the middle and at the end of an update.
  private func table(
    _ names: [String], height: CGFloat = 300, _ update: (UITableView, Rows) -> Void
  ) -> [[String: Place]] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: height))
    let rows = Rows(names)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.rowHeight, table.estimatedRowHeight, table.contentInsetAdjustmentBehavior) = (50, 50, .never)
    table.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    let screen = Screens.show(controller)
    defer { screen.close() }
    return screen.moments(at: [0, 0.15, 0.3]) {
      update(table, rows)
    } read: { _ in
      var places: [String: Place] = [:]
      for view in table.subviews {
        if let cell = view as? UITableViewCell { places[cell.accessibilityIdentifier ?? ""] = place(cell) }
        if view is _UIReplicantView { places["copy"] = place(view) }
      }
      return places
    }
  }

  @Test func rowsCloseTheGapWhileADeletedOneLeaves() {
    let seen = table(["a", "b", "c"]) { table, rows in
      rows.names.remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    }
    #expect(seen.map { $0["b"]?.y } == [50, 25, 0])
    #expect(seen.map { $0["c"]?.y } == [100, 75, 50])
    #expect(seen.map { $0["copy"]?.x } == [0, -100, nil])
    #expect(seen.allSatisfy { $0["a"] == nil })
  }

  @Test(
    arguments: [
      (UITableView.RowAnimation.left, -100, 50), (.right, 100, 50), (.top, 0, 25), (.bottom, 0, 75),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat)])
  func anInsertedRowComesFromItsSide(_ animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat) {
    let seen = table(["a", "b"]) { table, rows in
      rows.names.insert("new", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    }
    #expect(seen[1]["new"] == Place(x: x, y: y, opacity: 1))
    #expect(seen[2]["new"] == Place(x: 0, y: 50, opacity: 1))
    #expect(seen.map { $0["b"]?.y } == [50, 75, 100])
  }

  @Test func rowsFadeInAndOut() {
    let seen = table(["a", "b"]) { table, rows in
      rows.names = ["a", "new"]
      table.performBatchUpdates {
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      }
    }
    #expect(seen.map { $0["new"]?.opacity } == [0, 0.5, 1])
    #expect(seen.map { $0["copy"]?.opacity } == [1, 0.5, nil])
  }

  @Test func movedRowsPassEachOther() {
    let seen = table(["a", "b", "c"]) { table, rows in
      rows.names = ["c", "a", "b"]
      table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
    }
    #expect(seen.map { $0["c"]?.y } == [100, 50, 0])
    #expect(seen.map { $0["a"]?.y } == [0, 25, 50])
  }

  @Test func rowsFromOutsideTheVisiblePartComeFromTheirOldPlaces() {
    let seen = table(["a", "b", "c", "d"], height: 100) { table, rows in
      rows.names.remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
    #expect(seen.map { $0["c"]?.y } == [100, 75, 50])
    #expect(seen.allSatisfy { $0["copy"] == nil })
  }

  @Test func theCompletionComesAtTheEnd() {
    var isComplete = false
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let rows = Rows(["a"])
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let controller = UIViewController()
    controller.view.addSubview(table)
    let screen = Screens.show(controller)
    defer { screen.close() }
    let seen = screen.moments(at: [0.2, 0.31]) {
      rows.names = ["a", "b"]
      table.performBatchUpdates {
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      } completion: { _ in
        isComplete = true
      }
    } read: { _ in
      isComplete
    }
    #expect(seen == [false, true])
  }

  // MARK: Collection views

  private final class Items: NSObject, UICollectionViewDataSource {
    var names: [String]

    init(_ names: [String]) { self.names = names }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityIdentifier = names[indexPath.item]
      return cell
    }
  }

  /// New items enter from 100 points to the right, and removed ones leave to the left with half of their opacity.
  private final class Sliding: UICollectionViewFlowLayout {
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      result?.center.x += 100
      result?.alpha = 1
      return result
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      result?.center.x -= 100
      result?.alpha = 0.5
      return result
    }
  }

  private func collection(
    _ layout: UICollectionViewFlowLayout, _ update: (UICollectionView, Items) -> Void
  ) -> [[String: Place]] {
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 50), 0)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let items = Items(["a", "b", "c"])
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    let controller = UIViewController()
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    defer { screen.close() }
    return screen.moments(at: [0, 0.15, 0.3]) {
      update(view, items)
    } read: { _ in
      var places: [String: Place] = [:]
      for subview in view.subviews {
        if let cell = subview as? UICollectionViewCell { places[cell.accessibilityIdentifier ?? ""] = place(cell) }
        if subview is _UIReplicantView { places["copy"] = place(subview) }
      }
      return places
    }
  }

  private func replaceTheFirst(_ view: UICollectionView, _ items: Items) {
    items.names = ["new", "b", "c"]
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func itemsFadeByDefault() {
    let seen = collection(UICollectionViewFlowLayout(), replaceTheFirst)
    #expect(seen.map { $0["new"] } == [0, 0.5, 1].map { Place(x: 0, y: 0, opacity: $0) })
    #expect(seen.map { $0["copy"]?.opacity } == [1, 0.5, nil])
    #expect(seen.map { $0["b"]?.y } == [50, 50, 50])
  }

  @Test func layoutsSpecifyWhereItemsComeFromAndGoTo() {
    let seen = collection(Sliding(), replaceTheFirst)
    #expect(seen.map { $0["new"] } == [100, 50, 0].map { Place(x: $0, y: 0, opacity: 1) })
    #expect(seen[1]["copy"] == Place(x: -50, y: 0, opacity: 0.75))
  }

  @Test func itemsMoveToTheirNewPlaces() {
    let seen = collection(UICollectionViewFlowLayout()) { view, items in
      items.names = ["b", "c", "a"]
      view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    #expect(seen.map { $0["a"]?.y } == [0, 50, 100])
    #expect(seen.map { $0["b"]?.y } == [50, 25, 0])
  }
}
