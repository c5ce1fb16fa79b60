/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  public static let defaultIdentifier = "com.apple.UIKit.UISearchTab"

  /// A tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let system = UITabBarItem.SystemItem.search
    self.init(
      title: system.title, image: UIImage(systemName: system.symbolName), identifier: UISearchTab.defaultIdentifier,
      viewControllerProvider: viewControllerProvider)
  }
}
