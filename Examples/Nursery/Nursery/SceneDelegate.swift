import NurseryKit
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    guard let shelf = (UIApplication.shared.delegate as? AppDelegate)?.shelf else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: PlantListController(shelf: shelf))
    window.tintColor = UIColor(named: "Stem")
    window.makeKeyAndVisible()
    self.window = window
  }
}
