import Testing
import UIKit

@testable import HeadlessUIKit

/// What leaves the screen is freed.
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

  @Test func aControllerThatWasOnlyPreparedForPresentationIsFreed() {
    weak var controller: UIViewController?
    do {
      let made = UIViewController()
      controller = made
      _ = made.presentationController?.delegate
    }
    #expect(controller == nil)
  }
}
