internal import HeadlessObjectiveC

enum TableViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TableViewControllerFacts.self }
  static let elements = ["tableViewController"]
  static let facts = FactList<UITableViewController> {
    Fact(
      "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear,
      document: .bool("clearsSelectionOnViewWillAppear"))
    Fact("tableView", \.tableView)
    Fact("refreshControl", \.refreshControl)
  }

  static let outlets = [Outlet<UITableViewController>("refreshControl", \.refreshControl)]
}
