import Testing
import UIKit

@testable import HeadlessUIKit

/// The trait for the kind of list that contains a view.
@MainActor @Suite struct ListEnvironmentTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    }
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIListEnvironment.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped),
  ])
  func whatIsInATableSaysItsStyle(_ style: UITableView.Style, _ expected: UIListEnvironment) throws {
    let rows = Rows()
    let controller = UITableViewController(style: style)
    controller.tableView.dataSource = rows
    let screen = Screens.show(controller)
    let cell = try #require(controller.tableView.visibleCells.first)
    #expect(cell.traitCollection.listEnvironment == expected)
    #expect(cell.contentView.traitCollection.listEnvironment == expected)
    #expect(controller.tableView.headerView(forSection: 0)?.traitCollection.listEnvironment == expected)
    #expect(controller.tableView.traitCollection.listEnvironment == .unspecified)
    screen.close()
  }

  private func environment(in layout: UICollectionViewLayout) -> UIListEnvironment? {
    let items = Items()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Cell")
    controller.collectionView.dataSource = items
    let screen = Screens.show(controller)
    defer { screen.close() }
    return controller.collectionView.visibleCells.first?.traitCollection.listEnvironment
  }

  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, UIListEnvironment.plain), (.grouped, .grouped),
    (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
  ])
  func whatIsInAListSectionSaysItsAppearance(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ expected: UIListEnvironment
  ) {
    let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    #expect(environment(in: UICollectionViewCompositionalLayout.list(using: configuration)) == expected)
  }

  @Test func otherLayoutsAreNoLists() {
    #expect(environment(in: UICollectionViewFlowLayout()) == .unspecified)
  }

  @Test func aHeadersStandardTextFollowsTheListAndTheAppsOwnStays() {
    var state = UIViewConfigurationState(
      traitCollection: UITraitCollection { $0.listEnvironment = .plain })
    var header = UIListContentConfiguration.header()
    #expect(
      header.updated(for: state).textProperties.font == UIListContentConfiguration.plainHeader().textProperties.font)
    header.textProperties.font = .systemFont(ofSize: 30)
    #expect(header.updated(for: state).textProperties.font == .systemFont(ofSize: 30))
    state.traitCollection = UITraitCollection { $0.listEnvironment = .sidebar }
    let sidebar = UIListContentConfiguration.sidebarHeader().textProperties.font
    #expect(UIListContentConfiguration.header().updated(for: state).textProperties.font == sidebar)
  }
}
