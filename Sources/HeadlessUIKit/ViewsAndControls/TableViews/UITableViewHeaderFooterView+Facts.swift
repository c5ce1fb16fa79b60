internal import HeadlessObjectiveC

enum TableViewHeaderFooterViewFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TableViewHeaderFooterViewFacts.self }
  static let elements = ["tableViewHeaderFooterView"]
  static let facts = FactList<UITableViewHeaderFooterView> {
    Fact("backgroundView", \.backgroundView)
    Fact(readOnly: "contentView", \.contentView)
    Fact(readOnly: "textLabel", \.textLabel)
    Fact(readOnly: "detailTextLabel", \.detailTextLabel)
    Fact(readOnly: "reuseIdentifier", \.reuseIdentifier)
  }

  static let outlets = [Outlet<UITableViewHeaderFooterView>("backgroundView", \.backgroundView)]
}
