import UIKit

/// Several flows beside each other, one a tab.
///
/// What stands on a tab is said by its flow's controller, in its `tabBarItem`.
@MainActor open class TabCoordinator<Output>: Coordinator<Output>, Flow {
  /// One a tab, in the order of the tabs.
  public final let flows: [any Flow]

  /// The controller that the tabs are in.
  public final let tabBarController: UITabBarController

  /// The controller that the tabs are in.
  public final var rootViewController: UIViewController { tabBarController }

  private var isStarted = false

  /// - Parameters:
  ///   - flows: one a tab; not started yet. They run as long as this one does.
  ///   - tabBarController: the controller to put the tabs in.
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

  /// The flow whose tab is selected; setting one that isn't among the tabs changes nothing.
  public final var selectedFlow: (any Flow)? {
    get { flows.indices.contains(tabBarController.selectedIndex) ? flows[tabBarController.selectedIndex] : nil }
    set {
      if let index = flows.firstIndex(where: { $0 === newValue }) { tabBarController.selectedIndex = index }
    }
  }

  /// Offers the link to the selected tab, then to the others in their order, and selects the one that knows it.
  open override func handle(_ link: DeepLink) -> Bool {
    let selected = selectedFlow
    for flow in [selected].compactMap(\.self) + flows.filter({ $0 !== selected }) where flow.handle(link) {
      selectedFlow = flow
      return true
    }
    return false
  }
}
