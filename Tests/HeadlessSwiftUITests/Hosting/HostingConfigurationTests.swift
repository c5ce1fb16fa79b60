import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// SwiftUI content in cells of UIKit's lists.
@MainActor @Suite struct HostingConfigurationTests {
  /// A block that a tap makes 150 points high.
  private struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      Color.red.frame(height: isLarge ? 150 : 60).onTapGesture { isLarge = true }
    }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.separatorStyle = .none
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.contentConfiguration = UIHostingConfiguration { Growing() }.margins(.all, 0)
      return cell
    }
    func row(_ row: Int) -> CGRect { tableView.rectForRow(at: IndexPath(row: row, section: 0)) }
  }

  private func tap(_ rect: CGRect, of view: UIView, _ screen: HostedScreen) {
    screen.window.send(.tap(at: view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)))
    screen.window.updateScreen()
    _ = screen.displayList()
  }

  @Test func rowsFollowTheirContent() {
    let rows = Rows()
    let screen = HostedScreen(.standard) { rows }
    defer { screen.close() }
    #expect(rows.row(0).height == 60 && rows.row(1).minY == 60)
    tap(rows.row(0), of: rows.tableView, screen)
    #expect(rows.row(0).height == 150 && rows.row(1) == CGRect(x: 0, y: 150, width: rows.row(0).width, height: 60))
  }

  @Test func rowsStayWithoutInvalidation() {
    let rows = Rows()
    let screen = HostedScreen(.standard) { rows }
    defer { screen.close() }
    rows.tableView.selfSizingInvalidation = .disabled
    tap(rows.row(0), of: rows.tableView, screen)
    #expect(rows.row(0).height == 60 && rows.row(1).minY == 60)
  }

  @Test func itemsFollowTheirContent() throws {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          subitems: [
            NSCollectionLayoutItem(
              layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
          ])))
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = UIHostingConfiguration { Growing() }.margins(.all, 0)
    }
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    let list = try #require(controller.collectionView)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    screen.window.updateScreen()
    func frames() -> [CGRect] {
      (0..<2).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }
    #expect(frames().map(\.height) == [60, 60])
    tap(frames()[0], of: list, screen)
    #expect(frames().map(\.height) == [150, 60] && frames()[1].minY == 150)
  }

  /// 44 points are the least height by default; content is centred in it.
  @Test func theLeastHeightIsChosen() {
    let least = UIHostingConfiguration { Color.red.frame(height: 20) }.margins(.all, 0).makeContentView()
    #expect(least.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: 44))
    let none = UIHostingConfiguration { Color.red.frame(height: 20) }.margins(.all, 0).minSize(height: 0)
    #expect(none.makeContentView().sizeThatFits(CGSize(width: 100, height: 0)).height == 20)
    let insets = UIHostingConfiguration { Color.red.frame(height: 20) }.margins(.vertical, 15).margins(.horizontal, 8)
    #expect(insets.makeContentView().sizeThatFits(CGSize(width: 100, height: 0)).height == 50)
  }

  /// Where the layout estimates widths, cells are as wide as their content and its margins: 30 + 2 * 4 and 70 + 2 * 4.
  @Test func itemsOfEstimatedWidthAreAsWideAsTheirContent() throws {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(50), heightDimension: .estimated(20))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, CGFloat> { cell, _, width in
      cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(width: width, height: 20) }.margins(.all, 4)
        .minSize(height: 0)
    }
    let screen = HostedScreen(.standard) { controller }
    defer { screen.close() }
    let list = try #require(controller.collectionView)
    let source = UICollectionViewDiffableDataSource<Int, CGFloat>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, CGFloat>()
    snapshot.appendSections([0])
    snapshot.appendItems([30, 70])
    source.apply(snapshot, animatingDifferences: false)
    screen.window.updateScreen()
    let frames = (0..<2).compactMap { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    #expect(frames.map(\.width) == [38, 78] && frames.map(\.height) == [28, 28])
    #expect(frames.map(\.minX) == [0, 38])
    let view = UIHostingConfiguration { Color.red.frame(width: 50, height: 60) }.margins(.all, 0).makeContentView()
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 60))
  }

  @Test func aRowIsMeasuredWhenItsCellAsksForIt() {
    final class Tall: UITableViewCell {
      var height: CGFloat = 70
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }
    final class TallRows: UITableViewController {
      let cell = Tall()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let rows = TallRows()
    let screen = HostedScreen(.standard) { rows }
    defer { screen.close() }
    let first = IndexPath(row: 0, section: 0)
    #expect(rows.tableView.rectForRow(at: first).height == 70)
    rows.cell.height = 90
    rows.cell.invalidateIntrinsicContentSize()
    screen.window.updateScreen()
    #expect(rows.tableView.rectForRow(at: first).height == 90)
  }

  /// Apps invalidate the size in a layout; the table then measures the row once more for each of them.
  @Test func aCellThatAsksInItsLayoutSettles() {
    final class Restless: UITableViewCell {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        invalidateIntrinsicContentSize()
      }
    }
    final class RestlessRows: UITableViewController {
      let cell = Restless()
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }
    let rows = RestlessRows()
    let screen = HostedScreen(.standard) { rows }
    defer { screen.close() }
    screen.window.updateScreen()
    let first = rows.cell.layouts
    screen.window.updateScreen()
    #expect(rows.cell.layouts - first <= 1, "\(first), \(rows.cell.layouts)")
  }
}
