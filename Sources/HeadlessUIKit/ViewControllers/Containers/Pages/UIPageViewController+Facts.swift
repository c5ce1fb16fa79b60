internal import HeadlessObjectiveC

enum PageViewControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { PageViewControllerFacts.self }
  static let elements = ["pageViewController"]
  static let facts = FactList<UIPageViewController> {
    Fact(flag: "doubleSided", \.isDoubleSided)
    Fact(readOnly: "viewControllers", \.viewControllers)
    Fact(readOnly: "gestureRecognizers", \.gestureRecognizers)
  }

  static let outlets = [
    Outlet<UIPageViewController>("delegate", \.delegate), Outlet("dataSource", \.dataSource),
  ]
}
