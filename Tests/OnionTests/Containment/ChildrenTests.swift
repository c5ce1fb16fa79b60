import Onion
import Testing
import UIKit

/// A child is added and removed with every step, in UIKit's order.
@MainActor @Suite struct ChildrenTests {
  private let parent = UIViewController()
  private let child = RecordingController()

  @Test func addTakesTheFourStepsInOrder() {
    parent.add(child) { view in
      #expect(view.superview === parent.view)
      child.record("placed")
    }
    #expect(child.events == ["will join", "view loaded", "view added", "placed", "did join"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
  }

  @Test func removeTakesTheThreeStepsInOrder() {
    parent.add(child)
    child.forget()
    child.remove()
    #expect(child.events == ["will leave", "view removed", "did leave"])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    #expect(parent.view.subviews.isEmpty)
  }

  @Test func removeLeavesAControllerWithoutParentAlone() {
    child.remove()
    #expect(child.events.isEmpty)
    #expect(!child.isViewLoaded)
  }

  @Test func aChildOfAnotherLeavesItFirst() {
    let other = UIViewController()
    other.add(child)
    child.forget()
    parent.add(child)
    #expect(
      child.events == ["will leave", "view removed", "did leave", "will join", "view added", "did join"])
    #expect(other.children.isEmpty)
    #expect(child.view.superview === parent.view)
  }

  @Test func addFillsAndFollowsTheContainer() {
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    parent.view.addSubview(container)
    parent.add(child, in: container)
    #expect(child.view.superview === container)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    container.frame.size = CGSize(width: 300, height: 50)
    container.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(child.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aViewWithoutAutoresizingMaskFillsByConstraints() {
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    parent.view.addSubview(container)
    parent.insertFullFrameChild(child, in: container)
    container.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    container.frame.size = CGSize(width: 300, height: 50)
    container.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    #expect(!child.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func insertTakesThePlaceAmongTheSubviews() {
    let cover = UIView()
    parent.view.addSubview(cover)
    parent.insertFullFrameChild(child, at: 0)
    let top = UIViewController()
    parent.insertFullFrameChild(top)
    #expect(parent.view.subviews == [child.view, cover, top.view])
  }

  @Test func aRemovedChildIsFreed() {
    weak var freed: UIViewController?
    inScope {
      let child = UIViewController()
      freed = child
      parent.add(child)
      child.remove()
    }
    #expect(freed == nil)
  }
}
