import Testing
import UIKit

@testable import HeadlessUIKit

/// Helpers of apps' tests override `loadViewIfNeeded()` and change the view in it; UIKit doesn't call it to load views.
@MainActor @Suite struct PublicLoadingTests {
  private final class CountingController: UIViewController {
    var calls = 0
    override func loadViewIfNeeded() {
      calls += 1
      super.loadViewIfNeeded()
    }
  }

  @Test func nothingIsLoadedByThePublicMethod() {
    let controllers = (0..<3).map { _ in CountingController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    let screen = Screens.show(stack)
    stack.pushViewController(controllers[1], animated: false)
    stack.present(controllers[2], animated: false)
    screen.window.updateScreen()
    #expect(controllers.map { $0.isViewLoaded } == [true, true, true])
    #expect(controllers.map { $0.calls } == [0, 0, 0])
    screen.close()
  }
}
