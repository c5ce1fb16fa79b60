import Testing

@testable import HeadlessUIKit

/// The safe area of views on the screen.
@MainActor @Suite struct SafeAreaVisibilityTests {
  private final class Listening: UIView {
    var heard: [UIEdgeInsets] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      heard.append(safeAreaInsets)
    }
  }

  private func makeController(inset: CGFloat) -> UIViewController {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)
    return controller
  }

  @Test func withoutAWindowThereIsNone() {
    let controller = makeController(inset: 20)
    controller.view.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func aHiddenWindowHasNone() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = makeController(inset: 20)
    window.rootViewController = controller
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    #expect(window.safeAreaInsets == .zero && view.safeAreaInsets == .zero)
    let screen = UIScreen.main.configuration.safeAreaInsets
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(window.safeAreaInsets == screen && view.safeAreaInsets == screen)
    #expect(controller.view.safeAreaInsets.top == screen.top + 20)
    window.isHidden = true
    #expect(window.safeAreaInsets == .zero && view.safeAreaInsets == .zero)
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test func whatLeavesTheWindowLosesThem() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let (outer, controller) = (UIView(frame: window.bounds), makeController(inset: 12))
    controller.view.frame = CGRect(x: 0, y: 150, width: 300, height: 100)
    outer.addSubview(controller.view)
    window.addSubview(outer)
    #expect(controller.view.safeAreaInsets.top == 12)
    outer.removeFromSuperview()
    #expect(controller.view.safeAreaInsets == .zero)
    window.isHidden = true
  }

  @Test func insetsThatComeAndGoInOnePassAreNotHeardInScrollViews() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    final class Mover: UIScrollView {
      var isMoving = false

      override func layoutSubviews() {
        super.layoutSubviews()
        guard isMoving, let view = subviews.first else { return }
        // Below the bar and back again.
        view.frame.origin.y = 0
        view.frame.origin.y = 120
      }
    }
    let scrollView = Mover(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scrollView.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(scrollView)
    let view = Listening(frame: CGRect(x: 0, y: 120, width: 300, height: 100))
    scrollView.addSubview(view)
    window.layoutIfNeeded()
    view.heard = []
    scrollView.isMoving = true
    scrollView.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.heard.isEmpty && view.safeAreaInsets == .zero)
    // The final value is reported, once.
    scrollView.isMoving = false
    view.frame.origin.y = 0
    window.layoutIfNeeded()
    #expect(view.heard.count == 1 && view.safeAreaInsets.top >= 50)
    window.isHidden = true
  }

  @Test func barGuidesHoldTwoConstraintsEach() {
    let controller = makeController(inset: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.constraints.isEmpty)
    let top = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 2)
    _ = controller.bottomLayoutGuide
    _ = controller.topLayoutGuide
    #expect(controller.view.constraints.count == 4)
    let items = controller.view.constraints.map(\.firstItem)
    #expect(items.filter { $0 === top }.count == 2)
    controller.additionalSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    let heights = controller.view.constraints.filter { $0.firstAttribute == .height }.map(\.constant)
    #expect(heights == [top.length, controller.bottomLayoutGuide.length] && top.length >= 30)
    #expect(controller.view.layoutIssues().isEmpty)
    window.isHidden = true
  }
}

/// Converts positions between hierarchies.
@MainActor @Suite struct UnrelatedConversionTests {
  @Test func theRootsOriginsCount() {
    let (first, second) = (
      UIView(frame: CGRect(x: 100, y: 10, width: 50, height: 50)),
      UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    )
    let child = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    second.addSubview(child)
    // (1, 2) + (100, 10) - (30, 40) - (5, 6)
    #expect(first.convert(CGPoint(x: 1, y: 2), to: child) == CGPoint(x: 66, y: -34))
    #expect(first.convert(CGPoint(x: 66, y: -34), from: child) == CGPoint(x: 1, y: 2))
    // Within one hierarchy, the root's position has no effect.
    #expect(second.convert(CGPoint(x: 1, y: 2), to: child) == CGPoint(x: -4, y: -4))
  }
}
