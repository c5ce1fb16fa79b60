import Dispatch
import Testing
import UIKit

@testable import HeadlessUIKit

/// Removed views and controllers are freed.
@MainActor @Suite struct MemoryTests {
  private final class Weak {
    private let name: String
    weak var object: AnyObject?

    init(_ name: String, _ object: AnyObject) {
      self.name = name
      self.object = object
    }

    var survivor: String? { object == nil ? nil : name }
  }

  /// A controller with constraints, guides, a child, a label and handlers for traits.
  private func makeTree() -> (controller: UIViewController, parts: [Weak]) {
    let (outer, inner) = (UIViewController(), UIViewController())
    let (label, box, guide) = (UILabel(), UIView(), UILayoutGuide())
    outer.addChild(inner)
    inner.view.translatesAutoresizingMaskIntoConstraints = false
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    label.text = "Text"
    label.numberOfLines = 0
    inner.view.addLayoutGuide(guide)
    for view in [label, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      inner.view.addSubview(view)
    }
    let area = outer.view.safeAreaLayoutGuide
    let constraints = [
      inner.view.topAnchor.constraint(equalTo: area.topAnchor),
      inner.view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      inner.view.trailingAnchor.constraint(equalTo: outer.view.layoutMarginsGuide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: inner.view.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
      label.topAnchor.constraint(equalTo: guide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: inner.view.readableContentGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inner.view.trailingAnchor),
      box.topAnchor.constraint(equalTo: label.lastBaselineAnchor),
      box.bottomAnchor.constraint(equalTo: inner.view.bottomAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in }
    let registration = box.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
    let parts = [
      Weak("outer", outer), Weak("inner", inner), Weak("outer view", outer.view), Weak("inner view", inner.view),
      Weak("label", label), Weak("box", box), Weak("guide", guide), Weak("safe area", area),
      Weak("layer", box.layer), Weak("registration", registration),
      Weak("constraint", constraints[0]), Weak("last constraint", constraints[9]),
    ]
    return (outer, parts)
  }

  @Test func aClosedScreenIsFreed() {
    var parts: [Weak] = []
    do {
      let (controller, all) = makeTree()
      parts = all
      let screen = Screens.show(controller)
      parts.append(Weak("window", screen.window))
      screen.change(to: Screens.wide { $0.userInterfaceStyle = .dark })
      _ = screen.displayList()
      screen.close()
    }
    #expect(parts.compactMap(\.survivor) == [])
  }

  @Test func aTreeThatWasNeverShownIsFreed() {
    var parts: [Weak] = []
    do {
      let (controller, all) = makeTree()
      parts = all
      controller.view.layoutIfNeeded()
    }
    #expect(parts.compactMap(\.survivor) == [])
  }

  @Test func aRemovedChildIsFreedWhileItsParentStays() {
    let parent = UIViewController()
    let screen = Screens.show(parent)
    var parts: [Weak] = []
    do {
      let (child, all) = makeTree()
      parts = all
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      screen.window.updateScreen()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    screen.window.updateScreen()
    #expect(parts.compactMap(\.survivor) == [])
    screen.close()
  }

  @Test func aDismissedControllerIsFreed() {
    let below = UIViewController()
    let screen = Screens.show(below)
    var parts: [Weak] = []
    do {
      let (above, all) = makeTree()
      parts = all
      above.modalPresentationStyle = .fullScreen
      below.present(above, animated: false)
      screen.window.updateScreen()
      if let controller = above.presentationController { parts.append(Weak("presentation", controller)) }
      if let container = above.presentationController?.containerView { parts.append(Weak("container", container)) }
      below.dismiss(animated: false)
      screen.window.updateScreen()
    }
    #expect(parts.count == 14)
    #expect(parts.compactMap(\.survivor) == [])
    screen.close()
  }

  @Test func aScreenClosedWhilePresentingIsFreed() {
    var parts: [Weak] = []
    do {
      let (above, all) = makeTree()
      let (below, others) = makeTree()
      parts = all + others
      let screen = Screens.show(below)
      above.modalPresentationStyle = .fullScreen
      below.present(above, animated: false)
      screen.window.updateScreen()
      screen.close()
    }
    #expect(parts.compactMap(\.survivor) == [])
  }

  /// Transitions end with an update of their window, which doesn't happen if the window was released before.
  @Test func controllersOfAWindowThatIsReleasedDuringATransitionAreFreed() async {
    func show() -> [Weak] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return [Weak("window", window), Weak("stack", stack), Weak("root", root), Weak("view", root.view)]
    }
    let parts = show()
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(parts.compactMap(\.survivor) == [])
  }

  @Test func aControllerThatWasOnlyPreparedForPresentationIsFreed() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      controller = made
      _ = made.presentationController?.delegate
    }
    #expect(controller == nil)
  }

  // MARK: Containers

  /// Shows a container, empties it, and names the objects that still exist.
  private func survivors(
    in container: UIViewController, adding: (UIViewController) -> Void, removing: () -> Void
  ) -> [String] {
    let screen = Screens.show(container)
    var parts: [Weak] = []
    do {
      let (child, all) = makeTree()
      parts = all
      adding(child)
      screen.window.updateScreen()
      _ = screen.displayList()
    }
    removing()
    screen.window.updateScreen()
    screen.close()
    return parts.compactMap(\.survivor)
  }

  @Test(arguments: [true, false]) func whatAStackLetsGoOfIsFreed(animated: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(
      survivors(in: stack, adding: { stack.pushViewController($0, animated: animated) }) {
        stack.popViewController(animated: animated)
      } == [])
    let other = UINavigationController(rootViewController: UIViewController())
    #expect(
      survivors(in: other, adding: { other.setViewControllers([$0], animated: animated) }) {
        other.setViewControllers([UIViewController()], animated: animated)
      } == [])
  }

  @Test func whatATabBarControllerLetsGoOfIsFreed() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    #expect(
      survivors(
        in: tabs,
        adding: { child in
          tabs.setViewControllers([child, UIViewController()], animated: false)
          tabs.selectedIndex = 0
        }
      ) {
        tabs.selectedIndex = 1
        tabs.viewControllers = [UIViewController()]
      } == [])
  }

  @Test(arguments: [true, false]) func whatAPageControllerLetsGoOfIsFreed(animated: Bool) {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(
      survivors(in: pages, adding: { pages.setViewControllers([$0], direction: .forward, animated: animated) }) {
        pages.setViewControllers([UIViewController()], direction: .forward, animated: animated)
      } == [])
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen, .popover, .custom])
  func whatIsPresentedInAnyWayIsFreed(_ style: UIModalPresentationStyle) {
    let below = UIViewController()
    #expect(
      survivors(
        in: below,
        adding: { child in
          child.modalPresentationStyle = style
          child.popoverPresentationController?.sourceView = below.view
          // The objects that the closures capture are released with them.
          below.present(child, animated: true) { [child] in _ = child.view }
        }
      ) {
        below.dismiss(animated: true) { _ = below.view }
      } == [])
  }

  @Test func aReplacedRootIsFreedWhileTheWindowStays() {
    let screen = Screens.show(UIViewController())
    var parts: [Weak] = []
    do {
      let (controller, all) = makeTree()
      parts = all
      screen.window.rootViewController = controller
      screen.window.updateScreen()
    }
    screen.window.rootViewController = UIViewController()
    screen.window.updateScreen()
    #expect(parts.compactMap(\.survivor) == [])
    screen.close()
  }

  // MARK: Cells

  @Test func cellsAreFreedWithTheirTableAndNotRemade() {
    final class Source: NSObject, UITableViewDataSource {
      var rows = 3
      var cells: [Weak] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { return cell }
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        cells.append(Weak("cell", cell))
        return cell
      }
    }
    let source = Source()
    do {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 500))
      let controller = UIViewController()
      table.dataSource = source
      controller.view.addSubview(table)
      let screen = Screens.show(controller)
      table.reloadData()
      screen.window.updateScreen()
      #expect(source.cells.count == 3)
      source.rows = 1
      table.reloadData()
      screen.window.updateScreen()
      #expect(source.cells.count == 3)
      screen.close()
    }
    #expect(source.cells.compactMap(\.survivor) == [])
  }

  // MARK: Animations

  @Test func animationsKeepNothing() {
    final class Animating: UIViewController, CAAnimationDelegate {
      var animator: UIViewPropertyAnimator?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let pulse = CABasicAnimation(keyPath: "opacity")
        pulse.delegate = self
        pulse.repeatCount = .infinity
        view.layer.add(pulse, forKey: "pulse")
        UIView.animate(withDuration: 1) {
          self.view.alpha = 0.5
        } completion: { _ in
          self.view.alpha = 1
        }
        animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view] in view?.alpha = 0 }
        animator?.fractionComplete = 0.5
      }
    }
    var parts: [Weak] = []
    do {
      let controller = Animating()
      let screen = Screens.show(controller)
      _ = screen.displayList()
      parts = [Weak("controller", controller), Weak("view", controller.view), Weak("layer", controller.view.layer)]
      screen.close()
      controller.animator?.stopAnimation(true)
    }
    #expect(parts.compactMap(\.survivor) == [])
  }
}
