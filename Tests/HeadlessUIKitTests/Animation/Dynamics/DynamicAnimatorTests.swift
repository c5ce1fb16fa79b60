import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Items that behaviours move are at rest immediately.
@MainActor @Suite struct DynamicAnimatorTests {
  private let ground = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func item(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 40) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
    ground.addSubview(view)
    return view
  }

  @Test func whatSnapsIsAtItsPointUpright() {
    let view = item(10, 10)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let animator = UIDynamicAnimator(referenceView: ground)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 100))
    animator.addBehavior(snap)
    #expect(view.center == CGPoint(x: 200, y: 100) && view.transform == .identity)
    snap.snapPoint = CGPoint(x: 50, y: 50)
    #expect(view.center == CGPoint(x: 50, y: 50))
  }

  @Test func whatFallsLiesOnTheBoundary() {
    let view = item(10, 10)
    let animator = UIDynamicAnimator(referenceView: ground)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    // Without an obstacle, its final position isn't known.
    #expect(view.frame.origin == CGPoint(x: 10, y: 10))
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    animator.addBehavior(collision)
    #expect(view.frame == CGRect(x: 10, y: 330, width: 40, height: 40))
  }

  @Test func itemsLieOnEachOtherAndOnLines() {
    let (low, high, aside) = (item(10, 200), item(20, 10), item(200, 10))
    let animator = UIDynamicAnimator(referenceView: ground)
    let collision = UICollisionBehavior(items: [high, low, aside])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 180, y: 150), to: CGPoint(x: 300, y: 150))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [high, low, aside]))
    #expect(low.frame.maxY == 400 && high.frame.maxY == 360 && aside.frame.maxY == 150)
    #expect(collision.boundary(withIdentifier: "shelf" as NSString) != nil)
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    #expect(aside.frame.maxY == 400)
  }

  @Test func whatIsPulledAslantLiesInTheCorner() {
    let view = item(100, 100)
    let animator = UIDynamicAnimator(referenceView: ground)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    let gravity = UIGravityBehavior(items: [view])
    gravity.angle = .pi * 3 / 4
    animator.addBehavior(gravity)
    #expect(abs(gravity.magnitude - 1) < 1e-9)
    #expect(abs(view.frame.minX) < 0.001 && abs(view.frame.maxY - 400) < 0.001)
  }

  @Test func anchoredItemsStayAndHoldOthers() {
    let (shelf, view) = (item(0, 300, 100), item(20, 10))
    let animator = UIDynamicAnimator(referenceView: ground)
    let anchor = UIDynamicItemBehavior(items: [shelf])
    anchor.isAnchored = true
    animator.addBehavior(anchor)
    animator.addBehavior(UICollisionBehavior(items: [shelf, view]))
    animator.addBehavior(UIGravityBehavior(items: [shelf, view]))
    #expect(shelf.frame.minY == 300 && view.frame.maxY == 300)
  }

  @Test func attachedItemsHangBelowTheirAnchor() {
    let view = item(130, 130)
    let animator = UIDynamicAnimator(referenceView: ground)
    // The middle is at (150, 150): 50 points to the right of the anchor.
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 150))
    animator.addBehavior(attachment)
    #expect(attachment.length == 50 && view.center == CGPoint(x: 150, y: 150))
    attachment.anchorPoint = CGPoint(x: 100, y: 100)
    attachment.length = 100
    animator.addBehavior(UIGravityBehavior(items: [view]))
    #expect(view.center == CGPoint(x: 100, y: 200))
  }

  private final class Witness: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var log: [String] = []

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("contact \(identifier as? NSString ?? "bounds")") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
  }

  private final class Fall: UIDynamicBehavior {
    init(_ view: UIView, _ witness: Witness) {
      super.init()
      addChildBehavior(UIGravityBehavior(items: [view]))
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = witness
      addChildBehavior(collision)
    }
  }

  @Test func behavioursOfAnAppsOwnHoldOthers() {
    let view = item(0, 0)
    let witness = Witness()
    let animator = UIDynamicAnimator(referenceView: ground)
    animator.delegate = witness
    let fall = Fall(view, witness)
    var steps = 0
    fall.action = { steps += 1 }
    animator.addBehavior(fall)
    #expect(view.frame.maxY == 400 && steps == 1 && !animator.isRunning)
    #expect(witness.log == ["resume", "contact bounds", "pause"])
    #expect(animator.items(in: CGRect(x: 0, y: 390, width: 10, height: 10)).first === view)
    animator.removeBehavior(fall)
    #expect(fall.dynamicAnimator == nil && animator.behaviors.isEmpty)
  }
}
