extension UIViewController {
  /// Created at the first access, with the controller's title. A navigation controller without one shows its root's.
  var ownTabBarItem: UITabBarItem {
    if let item = core.tabBarItem { return item }
    if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
    let item = UITabBarItem()
    item.title = title
    core.tabBarItem = item
    return item
  }

  func setTabBarItem(_ item: UITabBarItem?) {
    core.tabBarItem = item
    tabBarController?.tabBarItemsDidChange()
  }
}
