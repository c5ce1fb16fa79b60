import Onion
import UIKit

/// The app with its three parts beside each other.
@MainActor public enum FerryTabs {
  public static func coordinator() -> TabCoordinator<Void> {
    let profile = ProfileFlow(.ada)
    profile.rootViewController.tabBarItem = UITabBarItem(
      title: "Profile", image: UIImage(systemName: "person"), selectedImage: UIImage(systemName: "person.fill"))
    return TabCoordinator(
      [DeparturesFlow(), CrossingsFlow(), profile], tabBarController: ContentTabBarController())
  }

  /// The app on its first tab, or where a link leads.
  public static func screen(_ link: DeepLink? = nil) -> UIViewController {
    FlowWindowController.started(coordinator(), link: link)
  }
}

/// Departures, and what one of them is like.
final class DeparturesFlow: Coordinator<Void>, Flow {
  private(set) lazy var rootViewController: UIViewController = {
    let screen = DeparturesController.loaded()
    screen.tabBarItem = UITabBarItem(
      title: "Departures", image: UIImage(systemName: "house"), selectedImage: UIImage(systemName: "house.fill"))
    return screen
  }()
}

/// Crossings that are kept.
final class CrossingsFlow: Coordinator<Void>, Flow {
  private(set) lazy var rootViewController: UIViewController = {
    let screen = Onion.TemplateController(
      NoticeController(
        symbol: "heart", headline: "No crossings yet", text: "Crossings that you keep stand here.",
        actions: [.init("Look for one")]))
    screen.tabBarItem = UITabBarItem(
      title: "Crossings", image: UIImage(systemName: "heart"), selectedImage: UIImage(systemName: "heart.fill"))
    return screen
  }()

  override func handle(_ link: DeepLink) -> Bool { link.steps == ["crossings"] }
}
