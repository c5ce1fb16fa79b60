import Testing
import UIKit

@testable import HeadlessUIKit

/// Parents and children.
@MainActor @Suite struct ContainmentTests {
  private let log = CallLog()

  @Test func addingTellsTheChildFirstAndLeavesTheRestToTheCaller() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    b.then["willMove(a)"] = { #expect(b.parent == nil) }
    a.addChild(b)
    #expect(log.take() == ["b willMove(a)"])
    #expect(a.children == [b])
    #expect(b.parent === a)
  }

  @Test func removingTellsTheChildAfterwards() {
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    a.addChild(b)
    _ = log.take()
    b.then["didMove(nil)"] = { #expect(b.parent == nil) }
    b.removeFromParent()
    #expect(log.take() == ["b didMove(nil)"])
    #expect(a.children.isEmpty)
    b.removeFromParent()
    #expect(log.take() == [])
  }

  @Test func anotherParentTakesAChildOver() {
    let (a, b, c) = (LoggingController("a", log), LoggingController("b", log), LoggingController("c", log))
    a.addChild(b)
    _ = log.take()
    c.addChild(b)
    #expect(log.take() == ["b didMove(nil)", "b willMove(c)"])
    #expect(a.children.isEmpty)
    #expect(c.children == [b])
    #expect(b.parent === c)
  }

  @Test func addingAgainMakesTheLastChild() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    a.addChild(b)
    a.addChild(c)
    a.addChild(b)
    #expect(a.children == [c, b])
  }

  @Test func aTransitionExchangesTheViews() {
    let (a, b, c) = (LoggingController("a", log), LoggingController("b", log), LoggingController("c", log))
    a.then["load"] = { a.embed(b) }
    let screen = Screens.show(a)
    a.addChild(c)
    c.loadViewIfNeeded()
    _ = log.take()
    a.transition(
      from: b, to: c, duration: 0.3, options: [],
      animations: { self.log.add("animations \(c.view.superview === a.view) \(b.view.superview === a.view)") },
      completion: { self.log.add("completion \($0) \(b.view.superview == nil)") })
    screen.window.updateScreen()
    #expect(
      log.take() == [
        "b willDisappear", "c willAppear", "c isAppearing", "animations true true", "b didDisappear", "c didAppear",
        "completion true true",
      ])
    #expect(a.children == [b, c])
    screen.close()
  }

  @Test func aTransitionOffTheScreenCallsNothing() {
    let (a, b, c) = (LoggingController("a", log), LoggingController("b", log), LoggingController("c", log))
    a.embed(b)
    a.addChild(c)
    c.loadViewIfNeeded()
    _ = log.take()
    a.transition(from: b, to: c, duration: 0, animations: nil)
    #expect(log.take() == [])
    #expect(c.view.superview === a.view)
    #expect(b.view.superview == nil)
  }

  // MARK: The view

  @Test func theViewIsLoadedWhenItIsAskedFor() {
    let a = LoggingController("a", log)
    #expect(!a.isViewLoaded)
    #expect(a.viewIfLoaded == nil)
    #expect(log.take() == [])
    a.loadViewIfNeeded()
    a.loadViewIfNeeded()
    #expect(a.isViewLoaded)
    #expect(a.viewIfLoaded === a.view)
    #expect(log.take() == ["a load"])
  }

  @Test func aViewLoadedByAPropertyOfItselfIsLoadedOnce() {
    final class Controller: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        _ = view.bounds
      }
    }
    let controller = Controller()
    _ = controller.view
    #expect(controller.loads == 1)
  }

  @Test func theLoadedViewIsAsLargeAsTheScreen() {
    HostedScreen.apply(Screens.wide())
    let controller = UIViewController()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    HostedScreen.apply(.standard)
  }

  @Test func theResponderChainGoesFromViewToControllerToSuperview() {
    let (a, b) = (UIViewController(), UIViewController())
    a.addChild(b)
    a.view.addSubview(b.view)
    let screen = Screens.show(a)
    #expect(b.view.next === b)
    #expect(b.next === a.view)
    #expect(a.view.next === a)
    // Since iOS 13 a window's root is on a card, like a sheet.
    #expect(a.next === screen.window.rootStage?.card)
    #expect(a.next?.next?.next === screen.window)
    #expect(screen.window.next === screen.window.windowScene)
    #expect(screen.window.windowScene?.next === UIApplication.shared)
    screen.close()
  }

  // MARK: Children that decide

  @Test func childrenDecideOnTheHomeIndicatorAndEdges() {
    final class Container: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    final class Child: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let container = Container()
    container.addChild(Child())
    let screen = Screens.show(container)
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    screen.close()
  }

  @Test func aPreferredSizeIsReportedToTheParent() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    let container = Container()
    let child = UIViewController()
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(container.sizes == [CGSize(width: 10, height: 20)])
  }
}
