import Testing
import UIKit

@testable import HeadlessUIKit

/// The propagation of the safe area to views, calculated from the positions of their edges.
@MainActor @Suite struct SafeAreaTests {
  private final class Probe: UIView {
    var calls = 0
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      calls += 1
    }
  }

  private final class ProbeController: UIViewController {
    let probe = Probe()
    var log: [String] = []

    override func loadView() {
      probe.onChange = { [unowned self] in log.append("view \(probe.safeAreaInsets.top)") }
      view = probe
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.append("controller \(view.safeAreaInsets.top)")
    }

    final class Probe: UIView {
      var onChange: () -> Void = {}
      override func safeAreaInsetsDidChange() { onChange() }
    }
  }

  /// The insets of a view at `frame` on the screen of 400 x 800 with 50 at the top and 30 at the bottom.
  private func insets(_ frame: CGRect) -> UIEdgeInsets {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView(frame: frame)
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    defer { screen.close() }
    return view.safeAreaInsets
  }

  @Test func theRootViewHasTheScreensInsets() {
    HostedScreen.apply(Screens.tall())
    #expect(insets(CGRect(x: 0, y: 0, width: 400, height: 800)) == UIEdgeInsets(50, 0, 30, 0))
  }

  @Test func aViewHasThePartThatReachesIntoIt() {
    HostedScreen.apply(Screens.tall())
    #expect(insets(CGRect(x: 10, y: 20, width: 100, height: 100)) == UIEdgeInsets(30, 0, 0, 0))
    #expect(insets(CGRect(x: 10, y: 700, width: 100, height: 90)) == UIEdgeInsets(0, 0, 20, 0))
    #expect(insets(CGRect(x: 10, y: 50, width: 100, height: 720)) == .zero)
    #expect(insets(CGRect(x: 0, y: 49, width: 400, height: 722)) == UIEdgeInsets(1, 0, 1, 0))
  }

  @Test func aViewHigherThanItsPartOfTheStatusBarHasMoreInsetThanHeight() {
    HostedScreen.apply(Screens.tall())
    #expect(insets(CGRect(x: 0, y: 10, width: 400, height: 5)).top == 40)
  }

  @Test func contentLargerThanTheScreenIsNotInsetByWhatLiesBeyond() {
    HostedScreen.apply(Screens.tall())
    #expect(insets(CGRect(x: -100, y: 0, width: 600, height: 3000)) == UIEdgeInsets(50, 0, 30, 0))
    #expect(insets(CGRect(x: 0, y: 100, width: 400, height: 3000)) == UIEdgeInsets(0, 0, 30, 0))
  }

  /// Recorded: a view below the screen has the complete bottom inset and no top inset.
  @Test func aViewOffTheScreenKeepsThePartThatItHas() {
    HostedScreen.apply(Screens.tall())
    #expect(insets(CGRect(x: 0, y: 800, width: 400, height: 800)) == UIEdgeInsets(0, 0, 30, 0))
    #expect(insets(CGRect(x: 400, y: 60, width: 400, height: 740)) == UIEdgeInsets(0, 0, 30, 0))
    #expect(insets(CGRect(x: 0, y: -200, width: 400, height: 100)) == UIEdgeInsets(50, 0, 0, 0))
  }

  @Test func transformsDontMoveTheSafeArea() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    view.transform = CGAffineTransform(translationX: 0, y: 200)
    #expect(view.safeAreaInsets.top == 50)
    view.transform = .identity
    view.frame.origin.y = 30
    #expect(view.safeAreaInsets.top == 20)
    screen.close()
  }

  @Test func aScrolledSuperviewTakesItsContentOutOfTheSafeArea() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    let screen = Screens.show(controller)
    #expect(inner.safeAreaInsets.top == 50)
    outer.bounds.origin.y = -20
    #expect(inner.safeAreaInsets.top == 30)
    outer.bounds.origin.y = -50
    #expect(inner.safeAreaInsets.top == 0)
    screen.close()
  }

  @Test func tallContentOfAScrollViewWithoutAdjustmentKeepsTheBars() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentInsetAdjustmentBehavior = .never
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
    scroll.addSubview(content)
    scroll.contentSize = content.frame.size
    controller.view.addSubview(scroll)
    let screen = Screens.show(controller)
    #expect(content.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    scroll.contentOffset.y = 1200
    #expect(content.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    screen.close()
  }

  @Test func additionalInsetsAddUpOnceAController() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.additionalSafeAreaInsets = UIEdgeInsets(10, 1, 0, 0)
    inner.additionalSafeAreaInsets = UIEdgeInsets(100, 0, 0, 2)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    inner.view.addSubview(label)
    let screen = Screens.show(outer)
    #expect(outer.view.safeAreaInsets == UIEdgeInsets(60, 1, 30, 0))
    #expect(inner.view.safeAreaInsets == UIEdgeInsets(160, 1, 30, 2))
    #expect(label.safeAreaInsets == UIEdgeInsets(160, 1, 30, 2))

    outer.additionalSafeAreaInsets.top = 0
    #expect(label.safeAreaInsets.top == 150)
    // Below the outer view's 50 points of safe area, only the inner view's own 100 apply.
    inner.view.frame.origin.y = 50
    #expect(label.safeAreaInsets.top == 100)
    screen.close()
  }

  @Test func additionalInsetsMayTakeTheSafeAreaAway() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = -50
    let screen = Screens.show(controller)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 0, 30, 0))
    screen.close()
  }

  @Test func aDetachedViewHasNone() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    #expect(view.safeAreaInsets.top == 50)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    screen.close()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func theViewHearsOfAChangeBeforeItsController() {
    HostedScreen.apply(Screens.tall())
    let controller = ProbeController()
    let screen = Screens.show(controller)
    #expect(controller.log == ["view 50.0", "controller 50.0"])
    controller.additionalSafeAreaInsets.top = 4
    #expect(controller.log.suffix(2) == ["view 54.0", "controller 54.0"])
    controller.additionalSafeAreaInsets.top = 4
    #expect(controller.log.count == 4)
    screen.close()
  }

  @Test func anUnchangedInsetIsNoChange() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = Probe(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    view.frame.origin.y = 120
    #expect(view.calls == 0)
    view.frame.origin.y = 40
    view.frame.origin.y = 30
    #expect(view.calls == 2)
    screen.close()
  }

  @Test func theGuideFollowsTheInsets() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let screen = Screens.show(controller)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 400, height: 720))
    controller.additionalSafeAreaInsets.left = 8
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 8, y: 50, width: 392, height: 720))
    screen.close()
  }

  @Test func constraintsFollowTheSafeArea() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let screen = Screens.show(controller)
    #expect(view.frame.minY == 50)
    controller.additionalSafeAreaInsets.top = 7
    screen.window.layoutIfNeeded()
    #expect(view.frame.minY == 57)
    screen.close()
  }

  @Test func aWindowMayReplaceTheInsets() {
    HostedScreen.apply(Screens.tall())
    final class Window: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(11, 12, 13, 14) }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(11, 12, 13, 14))
    #expect(controller.view.layoutMarginsGuide.layoutFrame.minY == 11)
    window.isHidden = true
  }

  nonisolated static let windows: [(CGRect, UIEdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(50, 0, 0, 0)),
    (CGRect(x: 20, y: 30, width: 320, height: 100), UIEdgeInsets(20, 0, 0, 0)),
    (CGRect(x: 0, y: 700, width: 400, height: 90), UIEdgeInsets(0, 0, 20, 0)),
    (CGRect(x: 0, y: 100, width: 400, height: 600), UIEdgeInsets.zero),
    (CGRect(x: 0, y: 900, width: 400, height: 600), UIEdgeInsets.zero),
  ]

  /// The screen of 400 x 800 points has 50 at the top and 30 at the bottom.
  @Test(arguments: windows)
  func aSmallWindowKeepsClearOfWhatReachesIntoIt(_ frame: CGRect, _ insets: UIEdgeInsets) {
    HostedScreen.apply(Screens.tall())
    let window = UIWindow(frame: frame)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets == insets)
    #expect(controller.view.safeAreaInsets == insets)
    window.isHidden = true
    HostedScreen.apply(.standard)
  }

  // MARK: The status bar

  private final class BareController: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
  }

  private final class HandingOnController: UIViewController {
    override var childForStatusBarHidden: UIViewController? { children.first }
  }

  @Test func aHiddenStatusBarTakesNothing() {
    HostedScreen.apply(Screens.tall())
    let controller = BareController()
    let screen = Screens.show(controller)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 0, 30, 0))
    controller.hides = false
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    screen.close()
  }

  @Test func theChildDecidesWhereItsParentHandsOn() {
    HostedScreen.apply(Screens.tall())
    let container = HandingOnController()
    let child = BareController()
    container.addChild(child)
    container.view.addSubview(child.view)
    let screen = Screens.show(container)
    #expect(container.view.safeAreaInsets.top == 0)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero)
    screen.close()

    let plain = UIViewController()
    plain.addChild(BareController())
    let other = Screens.show(plain)
    #expect(plain.view.safeAreaInsets.top == 50)
    #expect(plain.view.window?.windowScene?.statusBarManager?.statusBarFrame.height == 50)
    other.close()
  }

  @Test func anIslandsStatusBarEndsAboveTheSafeArea() {
    var configuration = Screens.tall()
    configuration.statusBarHeight = 45
    let screen = Screens.show(UIViewController(), on: configuration)
    #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 400, height: 45))
    #expect(screen.controller.view.safeAreaInsets.top == 50)
    screen.close()
  }

  nonisolated static let statusBars: [(name: String, shown: CGFloat, hidden: CGFloat)] = [
    ("iPhone SE (1st generation)", 20, 0), ("iPhone X", 44, 44), ("iPhone 15 Pro", 59, 59),
    ("iPad mini 2", 20, 0), ("iPad Air (5th generation)", 24, 0),
  ]

  /// A sensor housing remains without a status bar; other screens have no inset at the top.
  @Test(arguments: statusBars)
  func whatAHiddenStatusBarLeavesDependsOnTheHousing(_ bar: (name: String, shown: CGFloat, hidden: CGFloat)) throws {
    let device = try #require(Device.all.first { $0.name == bar.name })
    #expect(device.safeAreaInsets(orientation: .portrait).top == bar.shown)
    #expect(device.safeAreaInsetsWithoutStatusBar(orientation: .portrait).top == bar.hidden)
  }

  @Test func aFreeControllersViewKeepsItsInsetsWhileItsSuperviewsMoveAroundIt() {
    HostedScreen.apply(Screens.tall())
    let host = UIViewController()
    let screen = Screens.show(host)
    defer { screen.close() }
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
    controller.view = view
    // As in a library that draws a tall view in tiles: one frame per tile, and the view at the same position on the screen.
    let tile = UIView(frame: view.frame)
    let container = UIView(frame: view.frame)
    host.view.addSubview(tile)
    tile.addSubview(container)
    container.addSubview(view)
    #expect(view.safeAreaInsets.top == 50)
    tile.frame = CGRect(x: 0, y: 2000, width: 400, height: 1000)
    container.frame.origin.y = -2000
    #expect(view.safeAreaInsets.top == 50)
    view.frame.origin.y = 10
    #expect(view.safeAreaInsets.top == 0)
  }

  /// Recorded on iOS 17.5, 18.5 and 26.2 (AccessibilitySnapshot's SwiftUI view at the size that fits): a container begins below the
  /// safe area, and a hosting controller's view in it reaches above the container and the screen.
  @Test func aFreeControllersViewHasOnlyWhatItsSuperviewHas() {
    HostedScreen.apply(Screens.tall())
    let host = UIViewController()
    let screen = Screens.show(host)
    defer { screen.close() }
    let container = UIView(frame: CGRect(x: 100, y: 100, width: 30, height: 600))
    host.view.addSubview(container)
    let controller = UIViewController()
    controller.view.bounds.size = CGSize(width: 30, height: 600)
    controller.view.center = .zero
    container.addSubview(controller.view)
    #expect(controller.view.frame.minY == -300)
    #expect(controller.view.safeAreaInsets == .zero)
    container.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.view.removeFromSuperview()
    container.addSubview(controller.view)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(50, 0, 0, 0))
  }

  @Test func aChildControllersViewHasThePartThatReachesIntoItsSuperview() {
    HostedScreen.apply(Screens.tall())
    let parent = UIViewController()
    let child = UIViewController()
    let container = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 500))
    parent.view.addSubview(container)
    parent.addChild(child)
    container.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 10, width: 400, height: 400)
    child.didMove(toParent: parent)
    let screen = Screens.show(parent)
    defer { screen.close() }
    #expect(child.view.safeAreaInsets.top == 20)
  }
}
