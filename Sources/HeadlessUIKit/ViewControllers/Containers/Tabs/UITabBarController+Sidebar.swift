import Foundation

extension UITabBarController {
  /// The list of tabs at a tablet's side, in place of the tabs at the top.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    public typealias Delegate = UITabBarControllerSidebarDelegate
    public typealias Animating = UITabBarControllerSidebarAnimating

    /// Whether the sidebar overlays the tab's content, or is beside it.
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

    /// Whether the tabs are at the top instead. True by default, which is how iPads look, though it isn't documented.
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
      didSet { didChange(.header, from: oldValue, to: headerContentConfiguration) }
    }
    /// Below all tabs.
    open var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { didChange(.footer, from: oldValue, to: footerContentConfiguration) }
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

    /// Asks the delegate again for the appearance of a tab's row.
    open func reconfigureItem(for tab: UITab) { view?.reconfigure(.tab(tab)) }

    func reload() { view?.needsReload = true }

    /// A row that stays is configured again, so that a content view that supports the configuration stays, too.
    private func didChange(
      _ row: ScrollTarget, from old: (any UIContentConfiguration)?, to new: (any UIContentConfiguration)?
    ) {
      if old == nil || new == nil {
        if old != nil || new != nil { reload() }
      } else {
        view?.reconfigure(row)
      }
    }

    // MARK: Rows

    /// The content of a row.
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

/// Collects changes that accompany those of the sidebar; they are made at once, without animation.
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
