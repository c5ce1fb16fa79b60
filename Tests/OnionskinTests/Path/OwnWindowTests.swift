import Foundation
import Graphics
import OnionskinTestSupport
import Testing
import UIKit

@testable import Onionskin

/// Snapshots of a window that the test shows: the screen continues afterwards as if none had been taken.
@MainActor @Suite(.device(.iPhone15Pro)) struct OwnWindowTests {
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateScreen()
    return window
  }

  private func captured(_ controller: UIViewController, _ screen: ScreenSetup = ScreenSetup()) -> TakenScreen {
    screen.take(controller, AssertionConfiguration())
  }

  private func classes(_ node: ViewNode?) -> [String] {
    node.map { [$0.className] + $0.children.flatMap { classes($0) } } ?? []
  }

  @Test func aRootControllerStaysInItsWindow() {
    let root = AppearanceScreen()
    let window = window(root)
    let (superview, events) = (root.view.superview, root.events)
    let screen = captured(root, ScreenSetup(config: .iPhoneSe))
    #expect(screen.displayList.size == CGSize(width: 320, height: 568))
    #expect(root.view.superview === superview && root.view.window === window && superview != nil)
    #expect(root.events == events)
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(window.frame.size == CGSize(width: 393, height: 852) && root.view.frame.size == window.frame.size)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(root.view.traitCollection.displayScale == 3)
  }

  @Test func whatIsPresentedIsShownAndStays() {
    let root = UIViewController()
    let window = window(root)
    let sheet = TitleScreen(title: "Sheet")
    root.present(sheet, animated: false)
    let screen = captured(root, ScreenSetup(config: .device(.iPhoneX)))
    #expect(classes(screen.tree).contains("UIDropShadowView"))
    #expect(root.presentedViewController === sheet && sheet.view.window === window)
    sheet.dismiss(animated: false)
    window.updateScreen()
    #expect(root.presentedViewController == nil)
  }

  @Test func theFirstResponderAndItsKeyboardStay() {
    let root = UIViewController()
    let window = window(root)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    root.view.addSubview(field)
    field.becomeFirstResponder()
    let guide = root.view.keyboardLayoutGuide
    window.layoutIfNeeded()
    let height = guide.layoutFrame.height
    #expect(height > 200)
    _ = captured(root, ScreenSetup(config: .device(.iPhoneX)))
    window.layoutIfNeeded()
    #expect(field.isFirstResponder && guide.layoutFrame.height == height)
    _ = ScreenSetup().take(field, AssertionConfiguration())
    window.layoutIfNeeded()
    #expect(field.isFirstResponder && field.superview === root.view && guide.layoutFrame.height == height)
  }

  /// A controller within another one is shown separately, and its view is restored.
  @Test func aChildComesBackToItsPlace() {
    let (navigation, child) = (UINavigationController(), AppearanceScreen())
    navigation.viewControllers = [child]
    let window = window(navigation)
    let (superview, frame, mask) = (child.view.superview, child.view.frame, child.view.autoresizingMask)
    let screen = captured(child, ScreenSetup(config: .device(.iPhoneX)))
    #expect(!classes(screen.tree).contains("UINavigationBar"))
    window.layoutIfNeeded()
    #expect(child.view.superview === superview && superview != nil && child.view.window === window)
    #expect(child.view.frame == frame && child.view.autoresizingMask == mask)
    #expect(child.parent === navigation && window.isKeyWindow)
  }

  @Test func whatAChildPresentsInItsPlaceStaysAndIsMissed() {
    let (root, child) = (UIViewController(), UIViewController())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    let window = window(root)
    let cover = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    child.present(cover, animated: false)
    let screen = captured(child)
    #expect(child.presentedViewController === cover && cover.view.window === window)
    #expect(screen.notes.findings?.first?.hasPrefix("UIViewController presents UIViewController") == true)
  }

  @Test func aWindowIsShownWithItsSafeAreaAndKeepsIt() {
    let root = UIViewController()
    let window = window(root)
    let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let safeArea = Frames { root.view.safeAreaInsets }
    root.view.addSubview(safeArea)
    let list = ScreenSetup().take(window, AssertionConfiguration()).displayList
    #expect(list.size == CGSize(width: 393, height: 852))
    #expect(window.safeAreaInsets == insets && root.view.safeAreaInsets == insets)
    #expect(window.isKeyWindow && window.superview == nil && safeArea.seen.allSatisfy { $0 == insets })
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
    _ = ScreenSetup(traits: large).take(window, AssertionConfiguration())
    #expect(window.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func theKeyWindowIsTheOneFromBefore() {
    let window = window(UIViewController())
    _ = captured(TitleScreen(title: "other"))
    #expect(window.isKeyWindow)
  }

  /// The window's screen changes with each cell of a matrix, and is restored afterwards.
  @Test func aMatrixGivesTheWindowBack() {
    let root = TitleScreen(title: "a")
    let window = window(root)
    let run = TestRun()
    run.record {
      assertSnapshots(on: SnapshotMatrix(devices: [.iPhoneSE3, .iPhoneX]), testName: "m()") { root }
    }
    #expect(run.folder.files.count == 2)
    #expect(window.frame.size == CGSize(width: 393, height: 852) && root.view.window === window)
  }
}

/// Records its controller's callbacks.
private final class AppearanceScreen: UIViewController {
  var events: [String] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    events.append("did appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("did disappear")
  }
}

/// Records the insets during its layout.
private final class Frames: UIView {
  private let insets: () -> UIEdgeInsets
  var seen: [UIEdgeInsets] = []

  init(_ insets: @escaping () -> UIEdgeInsets) {
    self.insets = insets
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    seen.append(insets())
  }
}
