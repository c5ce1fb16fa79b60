import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Views that are accessed before they exist, or that are removed while they load.
@MainActor @Suite struct ViewLoadingTests {
  private func reported(_ body: () -> Void) -> [String] {
    let subscription = AppWarning.subscribe()
    body()
    return AppWarning.endSubscription(subscription).map(\.text)
  }

  private final class Asking: UIViewController {
    var load: (Asking) -> Void = { _ in }
    var loads = 0
    override func loadView() {
      loads += 1
      load(self)
    }
    func callSuper() { super.loadView() }
  }

  /// UIKit would call `loadView()` again and again.
  @Test func loadViewThatAsksForTheViewIsNamed() {
    let controller = Asking()
    controller.load = { $0.view.backgroundColor = .red }
    let warnings = reported { controller.loadViewIfNeeded() }
    #expect(warnings.count == 1 && warnings[0].contains("loadView() of Asking asks for `view` before there is one"))
    #expect(controller.view.backgroundColor == .red && controller.loads == 1)
  }

  private final class Own: UIView {}

  /// Valid variants: the view is set first, by the class itself or by its superclass, or isn't accessed.
  @Test func loadViewThatSetsTheViewFirstIsNot() {
    let ways: [(Asking) -> Void] = [
      {
        $0.view = Own()
        $0.view.backgroundColor = .red
        #expect($0.view is Own && $0.isViewLoaded)
      },
      {
        #expect($0.viewIfLoaded == nil && !$0.isViewLoaded)
        $0.view = Own()
        #expect($0.viewIfLoaded is Own)
      },
      {
        $0.callSuper()
        $0.view.addSubview(UIView())
        #expect($0.view.subviews.count == 1)
      },
      {
        $0.title = "x"
        $0.addChild(UIViewController())
        $0.view = Own()
      },
    ]
    for way in ways {
      let controller = Asking()
      controller.load = way
      #expect(reported { controller.loadViewIfNeeded() } == [])
      #expect(controller.isViewLoaded && controller.loads == 1)
    }
  }

  @Test func whatIsAskedForTooEarlyIsReplaced() {
    let controller = Asking()
    controller.load = {
      _ = $0.view
      $0.view = Own()
    }
    _ = reported { controller.loadViewIfNeeded() }
    #expect(controller.view is Own)
  }

  @Test func aViewThatViewDidLoadTakesAwayIsKept() {
    final class Taking: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        view = nil
      }
    }
    let controller = Taking()
    let warnings = reported {
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
    }
    #expect(warnings.count == 1 && warnings[0].contains("viewDidLoad() of Taking sets `view` to nil"))
    #expect(controller.loads == 1 && controller.isViewLoaded)
    // Later it can be removed, and is loaded again.
    controller.view.removeFromSuperview()
    controller.view = nil
    #expect(!controller.isViewLoaded)
  }
}
