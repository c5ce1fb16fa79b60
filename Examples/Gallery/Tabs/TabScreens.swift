import UIKit

/// A library with tabs of iOS 18: at the top or in a sidebar on tablets, at the bottom on phones.
@MainActor public enum TabScreens {
  public static func library(showsSidebar: Bool = false) -> UIViewController {
    let tabs = UITabBarController(tabs: [
      tab("Today", "sun.max"), tab("Routes", "ferry"), tickets(), harbours(),
      UISearchTab { _ in content("Search") },
    ])
    tabs.mode = .tabSidebar
    var header = UIListContentConfiguration.extraProminentInsetGroupedHeader()
    header.text = "Archipelago"
    header.secondaryText = "Season of 2024"
    tabs.sidebar.headerContentConfiguration = header
    tabs.sidebar.isHidden = !showsSidebar
    tabs.selectedTab = tabs.tab(forIdentifier: showsSidebar ? "Kökar" : "Routes")
    return tabs
  }

  private static func tickets() -> UITab {
    let tickets = tab("Tickets", "ticket")
    tickets.badgeValue = "3"
    return tickets
  }

  private static func harbours() -> UITab {
    let group = UITabGroup(
      title: "Harbours", image: UIImage(systemName: "mappin"), identifier: "Harbours",
      children: [tab("Mariehamn", "mappin"), tab("Kökar", "mappin"), tab("Turku", "mappin")])
    group.children[2].subtitle = "On the mainland"
    group.sidebarActions = [UIAction(title: "Add a harbour", image: UIImage(systemName: "plus")) { _ in }]
    return group
  }

  private static func tab(_ title: String, _ symbol: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { _ in content(title) }
  }

  private static func content(_ title: String) -> UIViewController {
    let list = CrossingsController()
    list.title = title
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

private final class CrossingsController: UITableViewController {
  private let times = ["8:45", "11:10", "15:05", "18:30", "20:55"]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { times.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = times[indexPath.row]
    cell.detailTextLabel?.text = "Quay \(indexPath.row % 3 + 1)"
    return cell
  }
}
