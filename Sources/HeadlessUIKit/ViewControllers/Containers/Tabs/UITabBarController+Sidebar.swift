import Foundation

extension UITabBarController {
  /// The list of tabs at a tablet's side, in place of the tabs at the top.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    public typealias Delegate = UITabBarControllerSidebarDelegate
    public typealias Animating = UITabBarControllerSidebarAnimating

    /// Whether the sidebar lies over what the tab shows, or beside it.
    public enum Layout: Int, Sendable {
      /// Over it.
      case automatic = 0
      /// The content's safe area begins beside the sidebar.
      case overlap = 1
      /// The content begins beside the sidebar.
      case tile = 2
    }

    /// A row of the sidebar.
    public enum ScrollTarget {
      case header, footer
      case tab(UITab)
    }

    private(set) weak var controller: UITabBarController?
    /// Made when it is first shown.
    var view: _UITabSidebarView?

    init(_ controller: UITabBarController) {
      self.controller = controller
    }

    open weak var delegate: (any UITabBarController.Sidebar.Delegate)? {
      didSet { reload() }
    }

    /// Whether the tabs stand at the top instead. True from the start: that iPads begin with the tabs at the top is what
    /// they are seen to do.
    open var isHidden: Bool {
      get { isAway }
      set {
        guard newValue != isAway, let controller else { return isAway = newValue }
        isAway = newValue
        let animator = SidebarAnimator()
        if controller.showsTabletTabs {
          delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }
        animator.run { controller.viewIfLoaded?.setNeedsLayout() }
      }
    }
    private var isAway = true

    open var preferredLayout: Layout = .automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }

    /// Above all tabs.
    open var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { reload() }
    }
    /// Below all tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { reload() }
    }
    /// At the sidebar's bottom, where it stays; as high as its constraints ask for.
    open var bottomBarView: UIView? {
      didSet {
        if oldValue !== bottomBarView { oldValue?.removeFromSuperview() }
        view?.setNeedsLayout()
      }
    }

    /// Brings a row into sight.
    open func scroll(to target: ScrollTarget, animated: Bool) { view?.scroll(to: target) }

    /// Asks the delegate anew what a tab's row looks like.
    open func reconfigureItem(for tab: UITab) { view?.reconfigure(tab) }

    func reload() { view?.needsReload = true }

    // MARK: Rows

    /// What a row shows.
    func item(for request: UITabSidebarItem.Request) -> UITabSidebarItem {
      guard let controller, let delegate else { return UITabSidebarItem(request: request) }
      let asked = OptionalMethod.call { delegate.tabBarController(controller, sidebar: self, itemFor: request) }
      return asked ?? UITabSidebarItem(request: request)
    }

    func update(_ item: UITabSidebarItem) {
      guard let controller else { return }
      delegate?.tabBarController(controller, sidebar: self, updateItem: item)
    }
  }
}

/// Collects what is to be done along with the sidebar: at once, for nothing moves here.
@MainActor private final class SidebarAnimator: NSObject, UITabBarControllerSidebarAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(_ change: () -> Void) {
    change()
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
