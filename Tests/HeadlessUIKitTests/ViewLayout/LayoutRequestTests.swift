import Foundation
import Testing

@testable import HeadlessUIKit

/// Changes that request a layout, and changes that don't.
@MainActor @Suite struct LayoutRequestTests {
  private final class Noted: UIView {
    var layouts = 0
    var arrange: ((UIView) -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      arrange?(self)
    }
  }

  private func makeWindow() -> (UIWindow, Noted) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = Noted(frame: window.bounds)
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, view)
  }

  @Test func aViewThatMakesItsSubviewsAnewSettles() {
    let view = Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.arrange = { view in
      for subview in view.subviews { subview.removeFromSuperview() }
      for index in 0..<3 {
        let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 80, height: 20))
        view.addSubview(label)
        label.text = "row \(index)"
      }
    }
    let loops = LayoutLoopReport.listening { view.layoutIfNeeded() }.heard.loops
    #expect(loops.isEmpty && view.layouts == 1 && view.subviews.count == 3)
  }

  @Test func subviewsWithConstraintsThatAreMadeAnewSettle() {
    final class Maker: UIView {
      var layouts = 0

      override func layoutSubviews() {
        layouts += 1
        for subview in subviews { subview.removeFromSuperview() }
        let box = makeSubview(of: self)
        NSLayoutConstraint.activate([
          box.leftAnchor.constraint(equalTo: leftAnchor, constant: 10), box.widthAnchor.constraint(equalToConstant: 30),
        ])
        super.layoutSubviews()
      }
    }
    let view = Maker(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let loops = LayoutLoopReport.listening { view.layoutIfNeeded() }.heard.loops
    #expect(loops.isEmpty && view.layouts == 1)
    #expect(numbers(view.subviews[0]) == [10, 0, 30, 0])
  }

  @Test func theNewSubviewsAreLaidOutInTheSamePass() {
    let view = Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Noted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.arrange = { view in if child.superview == nil { view.addSubview(child) } }
    view.layoutIfNeeded()
    #expect(child.layouts == 1)
  }

  @Test func aSubviewOfAnotherSizeAsksItsSuperview() {
    let view = Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    view.layoutIfNeeded()
    let changes: [() -> Void] = [
      { child.frame = CGRect(x: 0, y: 0, width: 20, height: 10) },
      { child.bounds = CGRect(x: 0, y: 0, width: 20, height: 20) },
      { child.layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 20) },
    ]
    for (index, change) in changes.enumerated() {
      change()
      view.layoutIfNeeded()
      #expect(view.layouts == index + 2)
    }
    // Setting the same size isn't a change.
    child.frame = child.frame
    view.layoutIfNeeded()
    #expect(view.layouts == 4)
  }

  @Test func placingSubviewsInItsOwnLayoutAsksForNoOther() {
    let view = Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(child)
    view.arrange = { child.frame = $0.bounds.insetBy(dx: 5, dy: 5) }
    view.layoutIfNeeded()
    #expect(view.layouts == 1 && child.frame == CGRect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test func aShownHierarchyIsLaidOutWhenTheRunLoopTurns() async {
    // Screens of other tests, which run in parallel, don't affect the window's traits.
    await TaskTraits(.standard).run { @MainActor in
      let (window, view) = makeWindow()
      let before = view.layouts
      view.setNeedsLayout()
      view.setNeedsLayout()
      #expect(view.layouts == before)
      for _ in 0..<10 { await Task.yield() }
      #expect(view.layouts == before + 1)
      window.isHidden = true
    }
  }

  @Test func aHiddenWindowIsNotLaidOutByItself() async {
    let (window, view) = makeWindow()
    window.isHidden = true
    let before = view.layouts
    view.setNeedsLayout()
    for _ in 0..<10 { await Task.yield() }
    #expect(view.layouts == before)
  }

  @Test func aViewWithoutEndIsReportedOnceAndDoesNotSpin() async {
    // Screens of other tests, which run in parallel, don't affect the window's traits.
    await TaskTraits(.standard).run { @MainActor in
      let (window, view) = makeWindow()
      let before = view.layouts
      view.arrange = { $0.setNeedsLayout() }
      let loops = LayoutLoopReport.listening {
        view.setNeedsLayout()
        window.layoutIfNeeded()
      }.heard.loops
      #expect(loops.count == 1 && loops[0].views.count == 1)
      let after = view.layouts
      #expect(after > before + 10)
      for _ in 0..<10 { await Task.yield() }
      #expect(view.layouts < after + 60)
      // One more time: fifty passes, and one for each later step of the same update.
      let beforeUpdate = view.layouts
      let again = LayoutLoopReport.listening { window.updateScreen() }.heard.loops
      #expect(again.count == 1 && view.layouts < beforeUpdate + 60)
      view.arrange = nil
      window.isHidden = true
    }
  }

  // MARK: In the run loop of a test, which is itself work of the main actor

  private func runLoopTurns() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }

  @Test func aPassComesWhileATestRunsTheRunLoop() {
    let (window, view) = makeWindow()
    runLoopTurns()
    let before = view.layouts
    view.setNeedsLayout()
    #expect(view.layouts == before)
    runLoopTurns()
    #expect(view.layouts == before + 1)
    window.isHidden = true
  }

  @Test func transitionsEndWhileATestRunsTheRunLoop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    var isShown = false
    root.present(UIViewController(), animated: true) { isShown = true }
    #expect(!isShown)
    runLoopTurns()
    #expect(isShown)
    root.dismiss(animated: true) { isShown = false }
    runLoopTurns()
    #expect(!isShown && root.presentedViewController == nil)
    window.isHidden = true
  }
}
