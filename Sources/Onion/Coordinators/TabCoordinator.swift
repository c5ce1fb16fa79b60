import UIKit

/// Several flows as tabs.
///
/// The `tabBarItem` of a flow's controller determines the content of its tab.
@MainActor open class TabCoordinator<Output>: Coordinator<Output>, Flow {
  /// One per tab, in the order of the tabs.
  public final let flows: [any Flow]

  /// The controller of the tabs.
  public final let tabBarController: UITabBarController

  /// The controller of the tabs.
  public final var rootViewController: UIViewController { tabBarController }

  private var isStarted = false

  /// - Parameters:
  ///   - flows: one per tab; not started yet. They run as long as this one does.
  ///   - tabBarController: the controller that displays the tabs.
  public init(_ flows: [any Flow], tabBarController: UITabBarController = UITabBarController()) {
    self.flows = flows
    self.tabBarController = tabBarController
    super.init()
  }

  open override func start() {
    guard !isStarted else { return }
    isStarted = true
    for flow in flows {
      adopt(flow)
      flow.start()
    }
    tabBarController.viewControllers = flows.map(\.rootViewController)
  }

  /// The flow of the selected tab; setting one that isn't among the tabs has no effect.
  public final var selectedFlow: (any Flow)? {
    get { flows.indices.contains(tabBarController.selectedIndex) ? flows[tabBarController.selectedIndex] : nil }
    set {
      if let index = flows.firstIndex(where: { $0 === newValue }) { tabBarController.selectedIndex = index }
    }
  }

  /// Passes the link to the selected tab, then to the others in their order, and selects the one that handles it.
  open override func handle(_ link: DeepLink) -> Bool {
    let selected = selectedFlow
    for flow in [selected].compactMap(\.self) + flows.filter({ $0 !== selected }) where flow.handle(link) {
      selectedFlow = flow
      return true
    }
    return false
  }
}
