import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Objects that outlive the object they refer to must find nil.
@MainActor @Suite struct OutlivingTests {
  @Test func aSubviewOutlivesItsSuperviewAndWindow() {
    let child = UIView()
    weak var gone: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let parent = UIView()
      gone = parent
      window.addSubview(parent)
      parent.addSubview(child)
      #expect(child.superview === parent && child.window === window)
    }
    #expect(gone == nil)
    #expect(child.superview == nil && child.window == nil && child.next == nil)
    child.setNeedsLayout()
    child.layoutIfNeeded()
  }

  @Test func aLayerOutlivesItsViewAndItsSuperlayer() {
    let sublayer = CALayer()
    let layer: CALayer
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      layer = view.layer
      let superlayer = CALayer()
      superlayer.addSublayer(sublayer)
      #expect(layer.delegate === view && sublayer.superlayer === superlayer)
    }
    #expect(layer.delegate == nil && layer.owner == nil && sublayer.superlayer == nil)
    layer.bounds.size.width = 20
    #expect(layer.displayItem() == nil)
  }

  @Test func anotherDelegateOfALayerIsNotKept() {
    final class Delegate: CALayerDelegate {}
    let layer = UIView().layer
    do {
      let delegate = Delegate()
      layer.delegate = delegate
      #expect(layer.delegate === delegate)
    }
    #expect(layer.delegate == nil)
  }

  @Test func constraintsAnchorsAndGuidesOutliveTheirViews() {
    let constraint: NSLayoutConstraint
    let anchor: NSLayoutXAxisAnchor
    let guide = UILayoutGuide()
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      parent.addLayoutGuide(guide)
      anchor = child.leadingAnchor
      constraint = anchor.constraint(equalTo: guide.leadingAnchor)
      constraint.isActive = true
      parent.layoutIfNeeded()
    }
    #expect(!constraint.isActive && constraint.firstItem == nil && constraint.secondItem === guide)
    #expect(anchor.item == nil && guide.owningView == nil)
    constraint.constant = 5
    #expect(guide.layoutFrame == .zero)
  }

  @Test func aViewOutlivesItsController() {
    let view: UIView
    do {
      let controller = UIViewController()
      view = controller.view
      #expect(view.next === controller)
    }
    #expect(view.next == nil)
    view.layoutIfNeeded()
  }

  @Test func aChildOutlivesItsParent() {
    let child = UIViewController()
    weak var gone: UIViewController?
    do {
      let parent = UIViewController()
      gone = parent
      parent.addChild(child)
      #expect(child.parent === parent)
    }
    #expect(gone == nil && child.parent == nil && child.presentingViewController == nil)
  }

  @Test func aSuperviewThatGoesIsStillThereForItsOwnEnd() {
    final class Parent: UIView {
      let child = UIView()
      nonisolated(unsafe) var ending: (() -> Void)?
      deinit { ending?() }
    }
    let child: UIView
    var isCleanedUp = false
    do {
      let parent = Parent()
      child = parent.child
      parent.addSubview(child)
      parent.ending = { [unowned(unsafe) child] in
        MainActor.assumeIsolated { child.removeFromSuperview() }
        isCleanedUp = true
      }
    }
    #expect(isCleanedUp && child.superview == nil)
  }
}
