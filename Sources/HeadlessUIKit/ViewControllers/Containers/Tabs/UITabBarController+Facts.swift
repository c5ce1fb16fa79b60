internal import HeadlessObjectiveC
internal import InterfaceBuilder

enum TabBarControllerFacts: ClassFacts {
  @used static func isUsed() -> any RuntimeMemberList.Type { TabBarControllerFacts.self }
  static let elements = ["tabBarController"]
  static let facts = FactList<UITabBarController> {
    Fact { $0.readTabs($1) }
    Fact("selectedIndex", \.selectedIndex)
    Fact("viewControllers", \.viewControllers)
    Fact("selectedViewController", \.selectedViewController)
    Fact("customizableViewControllers", \.customizableViewControllers)
    Fact("tabBar", \.barByKey)
    Fact(flag: "tabBarHidden", \.isTabBarHidden)
  }

  static let outlets = [Outlet<UITabBarController>("delegate", \.delegate)]
}

extension UITabBarController {
  fileprivate func readTabs(_ reader: ElementReader) {
    reader.readBar(key: "tabBar", tabBar)
    let children = reader.relatedControllers(["viewControllers"])
    if !children.isEmpty { viewControllers = children }
    if let index = reader.int("selectedIndex"), children.indices.contains(index) { selectedIndex = index }
  }
}
