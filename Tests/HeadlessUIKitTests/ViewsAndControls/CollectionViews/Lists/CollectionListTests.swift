import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Lists in a view of 400 x 800 points with margins of 16, at 2x.
@MainActor @Suite struct CollectionListTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  /// Rows with a title, and headers where the list has them.
  @MainActor private final class ListSource: ItemSource {
    var fill: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = sections[indexPath.section][indexPath.item]
      row.contentConfiguration = content
      fill(row, indexPath)
      return row
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
      guard let title = view as? UICollectionViewListCell else { return view }
      var content = title.defaultContentConfiguration()
      content.text = "Title"
      title.contentConfiguration = content
      return title
    }
  }

  private func show(
    _ configuration: Configuration, _ source: ListSource,
    traits: (inout any UIMutableTraits) -> Void = { _ in }, prepare: (UICollectionView) -> Void = { _ in }
  ) -> ShownCollection {
    ShownCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), source, traits: traits,
      prepare: { view in
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
          view.register(
            UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        }
        prepare(view)
      })
  }

  private func row(_ shown: ShownCollection, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell! {
    shown.cell(item, section) as? UICollectionViewListCell
  }

  private func lines(_ cell: UIView) -> [[Double]] {
    cell.subviews.filter { $0 is _UICollectionViewListSeparatorView }.map { numbers($0) }
  }

  private func text(_ cell: UICollectionViewCell) -> UILabel? {
    cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
  }

  @Test func plainRowsAreAsWideAsTheListWithLinesBetween() {
    let shown = show(Configuration(appearance: .plain), ListSource([["A", "B"]]))
    defer { shown.close() }
    // 44 points and the separator's pixel, as in tables.
    #expect(shown.frame(0) == [0, 0, 400, 44.5])
    #expect(shown.frame(1) == [0, 44.5, 400, 44.5])
    #expect(text(shown.cell(0))?.frame.minX == 16)
    #expect(lines(shown.cell(0)) == [[16, 44, 384, 0.5]])
    #expect(shown.view.backgroundColor == .systemBackground)
  }

  @Test func insetGroupsHaveMarginsAndRoundCorners() {
    let shown = show(Configuration(appearance: .insetGrouped), ListSource([["A", "B"], ["C"]]))
    defer { shown.close() }
    #expect(shown.frame(0) == [16, 35, 368, 44.5])
    // 17.5 below the first group and above the second.
    #expect(shown.frame(0, 1) == [16, 159, 368, 44.5])
    #expect(shown.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(shown.cell(0).layer.cornerRadius == 10)
    #expect(lines(shown.cell(0)).count == 1 && lines(shown.cell(1)).isEmpty)
    #expect(shown.view.backgroundColor == .systemGroupedBackground)
  }

  @Test func groupsHaveLinesFromEdgeToEdgeAroundThem() {
    let shown = show(Configuration(appearance: .grouped), ListSource([["A", "B"]]))
    defer { shown.close() }
    #expect(lines(shown.cell(0)) == [[0, 0, 400, 0.5], [16, 44, 384, 0.5]])
    #expect(lines(shown.cell(1)) == [[0, 44, 400, 0.5]])
  }

  @Test func handlersChangeTheLinesOfAnItem() {
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, common in
      var own = common
      own.bottomSeparatorVisibility = path.item == 0 ? .hidden : .visible
      own.bottomSeparatorInsets.leading = 50
      own.color = .systemRed
      return own
    }
    let shown = show(configuration, ListSource([["A", "B"]]))
    defer { shown.close() }
    #expect(lines(shown.cell(0)).isEmpty)
    #expect(lines(shown.cell(1)) == [[50, 44, 350, 0.5]])
    configuration.showsSeparators = false
    shown.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
    shown.layOut()
    #expect(lines(shown.cell(1)).isEmpty)
  }

  @Test func plainHeadersHaveRoomAboveThemAndTheListsLook() throws {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let shown = show(configuration, ListSource([["A"]]))
    defer { shown.close() }
    let header = try #require(shown.edge(UICollectionView.elementKindSectionHeader) as? UICollectionViewListCell)
    #expect(header.frame.minY == 22)
    #expect(text(header)?.font == .preferredFont(forTextStyle: .headline))
    #expect(shown.frame(0)[1] == Double(header.frame.maxY))
  }

  @Test func theFirstItemMayBeTheHeader() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let shown = show(configuration, ListSource([["Title", "A"]]))
    defer { shown.close() }
    #expect(text(shown.cell(0))?.text == "TITLE")
    #expect(shown.cell(0).layer.cornerRadius == 0)
    #expect(shown.cell(1).layer.maskedCorners.rawValue == 15)
  }

  @Test func accessoriesTakeTheirRoomFromTheContent() throws {
    let source = ListSource([["A", "B"]])
    source.fill = { cell, path in
      cell.accessories = path.item == 0 ? [.disclosureIndicator(), .label(text: "9")] : []
    }
    let shown = show(Configuration(appearance: .plain), source)
    defer { shown.close() }
    let cell = try #require(row(shown, 0))
    let arrow = try #require(cell.subviews.first { $0 is CellAccessoryView })
    let label = try #require(cell.subviews.first { $0 is UILabel })
    #expect(arrow.frame.maxX == 384)
    #expect(label.frame.maxX == arrow.frame.minX - 8)
    #expect(cell.contentView.frame.maxX == label.frame.minX)
    #expect(shown.cell(1).contentView.frame.width == 400)
  }

  @Test func editingShowsAndHidesAccessories() throws {
    let source = ListSource([["A"]])
    source.fill = { cell, _ in cell.accessories = [.delete(), .checkmark(displayed: .whenNotEditing)] }
    let shown = show(Configuration(appearance: .plain), source)
    defer { shown.close() }
    #expect(shown.cell(0).contentView.frame.minX == 0)
    shown.view.isEditing = true
    shown.layOut()
    let control = try #require(shown.cell(0).subviews.first { $0 is UITableViewCellEditControl })
    #expect(control.frame.minX == 16)
    #expect(!shown.cell(0).subviews.contains { $0 is CellAccessoryView })
    // After the margin, the circle of 22 and 16 to the text: as in tables.
    #expect(text(shown.cell(0)).map { $0.convert($0.bounds, to: shown.cell(0)).minX } == 54)
  }

  @Test func customViewsStandAtTheirEdge() throws {
    let source = ListSource([["A"]])
    source.fill = { cell, _ in
      cell.accessories = [.customView(configuration: .init(customView: Box(30, 20), placement: .leading()))]
    }
    let shown = show(Configuration(appearance: .plain), source, traits: { $0.layoutDirection = .rightToLeft })
    defer { shown.close() }
    let box = try #require(shown.cell(0).subviews.first { $0 is Box })
    // 24.5 remain above and below, and half of it is rounded up to a pixel.
    #expect(numbers(box) == [354, 12.5, 30, 20])
    #expect(shown.cell(0).contentView.frame.maxX == 354)
  }

  @Test func selectedRowsAreGrey() {
    let shown = show(Configuration(appearance: .plain), ListSource([["A"]]))
    defer { shown.close() }
    shown.view.tapItem(at: IndexPath(item: 0, section: 0))
    shown.layOut()
    let ground = shown.cell(0).subviews.lazy.compactMap { $0 as? _UISystemBackgroundView }.first
    #expect(ground?.configuration.backgroundColor == .systemGray4)
  }

  @Test func outlinesOpenAndClose() throws {
    var source: UICollectionViewDiffableDataSource<Int, String>!
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = item == "Parent" ? [.outlineDisclosure()] : []
    }
    let shown = show(
      Configuration(appearance: .plain), ListSource([[]]),
      prepare: { view in
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
          view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
      })
    defer { shown.close() }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["Parent", "Other"])
    tree.append(["Child"], to: "Parent")
    source.apply(tree, to: 0)
    shown.layOut()
    #expect(source.snapshot().itemIdentifiers == ["Parent", "Other"])
    let parent = try #require(row(shown, 0))
    #expect(!parent.configurationState.isExpanded)
    parent.tapAccessory(.outlineDisclosure)
    shown.layOut()
    #expect(source.snapshot().itemIdentifiers == ["Parent", "Child", "Other"])
    #expect(row(shown, 0) === parent && parent.configurationState.isExpanded)
    // A level is indented by ten points.
    #expect(shown.cell(1).contentView.frame.minX == 10)
    #expect(source.snapshot(for: 0).level(of: "Child") == 1)
    // In the style of headers, a tap on the cell closes it again, and doesn't select it.
    parent.accessories = [.outlineDisclosure(options: .init(style: .header))]
    shown.view.tapItem(at: IndexPath(item: 0, section: 0))
    #expect(source.snapshot().itemIdentifiers == ["Parent", "Other"])
    #expect(shown.view.indexPathsForSelectedItems == [])
  }
}
