internal import Foundation
internal import InterfaceBuilder

/// The bars around a scene on Interface Builder's canvas, which follow from its position in the storyboard or from its simulated
/// metrics.
@MainActor struct CanvasSurroundings {
  private enum TopBar {
    case none
    /// The element of a navigation controller, if the scene is known to be in one.
    case navigation(InterfaceScene?, isPushed: Bool, isTranslucent: Bool)
  }

  private enum BottomBar {
    case none, toolbar, tabBar
  }

  private let scene: InterfaceScene
  private var topBar = TopBar.none
  /// The scene's simulated metrics; implied are `tabs`, and the toolbar of a navigation controller.
  private var bottomBar = BottomBar.none
  /// The tab bar controller's scene, and which of its tabs leads here.
  private var tabs: (scene: InterfaceScene, index: Int)?

  init(of scene: InterfaceScene, in document: InterfaceDocument) {
    self.scene = scene
    guard let element = scene.controller, !CanvasSurroundings.containers.contains(element.name) else { return }
    follow(scene, in: document)
    // Simulated metrics take precedence over implied ones.
    if let bar = element.children.first(where: { $0.key == "simulatedTopBarMetrics" }) {
      topBar = .none
      if bar.name == "simulatedNavigationBarMetrics" {
        topBar = .navigation(nil, isPushed: false, isTranslucent: bar["translucent"] != "NO")
      }
    }
    if let bar = element.children.first(where: { $0.key == "simulatedBottomBarMetrics" }) {
      switch bar.name {
      case "simulatedToolbarMetrics": bottomBar = .toolbar
      // The scene's own tab bar item shows more than an empty one.
      case "simulatedTabBarMetrics" where tabs == nil: bottomBar = .tabBar
      case "nil": tabs = nil
      default: break
      }
    }
  }

  private static let containers: Set = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  /// Follows segues back from a scene to the containers that lead to it.
  private mutating func follow(_ start: InterfaceScene, in document: InterfaceDocument) {
    var place = start
    var seen: Set<String> = []
    while let id = place.controller?.id, seen.insert(id).inserted {
      guard let (before, segue) = CanvasSurroundings.step(to: id, in: document) else { return }
      switch segue.kind {
      case "relationship" where segue.relationship == "rootViewController":
        if case .none = topBar { topBar = .navigation(before, isPushed: false, isTranslucent: true) }
        if case .navigation(nil, let isPushed, let isTranslucent) = topBar {
          topBar = .navigation(before, isPushed: isPushed, isTranslucent: isTranslucent)
        }
      case "relationship" where segue.relationship == "viewControllers":
        let index = CanvasSurroundings.tabs(of: before).firstIndex(of: id) ?? 0
        tabs = (before, index)
      case "show", "push":
        // A step only has a bar if the previous one is in a navigation controller.
        if case .none = topBar { topBar = .navigation(nil, isPushed: true, isTranslucent: true) }
      default: return
      }
      place = before
    }
  }

  private static func step(to id: String, in document: InterfaceDocument) -> (InterfaceScene, InterfaceSegue)? {
    for scene in document.scenes where scene.controller?.id != id {
      var found: InterfaceSegue?
      scene.controller?.forEach { element in
        guard found == nil, case .segue(let segue) = InterfaceConnection(element), segue.destination == id else {
          return
        }
        found = segue
      }
      if let found { return (scene, found) }
    }
    return nil
  }

  private static func tabs(of scene: InterfaceScene) -> [String] {
    (scene.controller?.items(of: "connections") ?? []).compactMap { element in
      guard case .segue(let segue) = InterfaceConnection(element), segue.relationship == "viewControllers" else {
        return nil
      }
      return segue.destination
    }
  }

  /// Whether the scene has the bars of a full screen; those of a sheet begin at its top.
  var fillScreen: Bool {
    let hasBottomBar = tabs != nil || bottomBar != .none
    if case .none = topBar { return hasBottomBar }
    return hasBottomBar || savedBar?.minY != 0
  }

  /// The frame of the navigation bar above the scene in the document, in points; nil if none was saved.
  var savedBar: CGRect? {
    guard case .navigation(let scene?, _, _) = topBar else { return nil }
    return scene.controller?.child(key: "navigationBar")?.child(key: "frame").flatMap { CGRect($0) }
  }

  // MARK: Making

  /// The scene's controller in its surroundings; nil where it couldn't be made.
  func makeController(_ storyboard: UIStoryboard, _ source: LoadedDocument) -> UIViewController? {
    guard let controller = storyboard.makeController(of: scene, source, from: scene.controller) else { return nil }
    return inTabs(onToolbar(inNavigation(controller, storyboard, source)), storyboard, source)
  }

  /// With the toolbar that the scene simulates, which is a navigation controller's.
  private func onToolbar(_ controller: UIViewController) -> UIViewController {
    guard bottomBar == .toolbar else { return controller }
    let navigation = controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
    if navigation !== controller { navigation.isNavigationBarHidden = true }
    navigation.isToolbarHidden = false
    return navigation
  }

  private func inNavigation(
    _ controller: UIViewController, _ storyboard: UIStoryboard, _ source: LoadedDocument
  ) -> UIViewController {
    guard case .navigation(let scene, let isPushed, let isTranslucent) = topBar else { return controller }
    // Pushed from where no navigation controller is known: shown without a bar, as `show` presents it then.
    if isPushed, scene == nil { return controller }
    let made = scene.flatMap { storyboard.makeController(of: $0, source, from: $0.controller) }
    let navigation = made as? UINavigationController ?? UINavigationController()
    if !isTranslucent { navigation.navigationBar.isTranslucent = false }
    let root = isPushed ? [navigation.viewControllers.first ?? UIViewController()] : []
    navigation.setViewControllers(root + [controller], animated: false)
    return navigation
  }

  private func inTabs(
    _ controller: UIViewController, _ storyboard: UIStoryboard, _ source: LoadedDocument
  ) -> UIViewController {
    if bottomBar == .tabBar {
      let container = UITabBarController()
      container.viewControllers = [controller]
      return container
    }
    guard let tabs, let made = storyboard.makeController(of: tabs.scene, source, from: tabs.scene.controller),
      let container = made as? UITabBarController, var controllers = container.viewControllers,
      controllers.indices.contains(tabs.index)
    else { return controller }
    controller.tabBarItem = controllers[tabs.index].tabBarItem
    controllers[tabs.index] = controller
    container.viewControllers = controllers
    container.selectedIndex = tabs.index
    return container
  }
}
