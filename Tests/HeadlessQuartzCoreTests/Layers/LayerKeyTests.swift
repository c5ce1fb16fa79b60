import DrawingInspection
import Foundation
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct LayerKeyTests {
  private let layer = CALayer()

  @Test func keysReachProperties() {
    layer.setValue(8, forKey: "cornerRadius")
    layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
    layer.setValue(12.0, forKeyPath: "position.x")
    #expect(layer.cornerRadius == 8)
    #expect(layer.opacity == 0.5)
    #expect(layer.position == CGPoint(x: 12, y: 0))
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 8)
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 0)
  }

  /// Interface Builder documents set layers' properties by key path, and flags as numbers.
  @Test func flagsMayComeAsNumbers() {
    layer.setValue(NSNumber(value: 1), forKeyPath: "masksToBounds")
    #expect(layer.masksToBounds)
    layer.setValue(false, forKeyPath: "masksToBounds")
    #expect(!layer.masksToBounds)
  }

  @Test func keysOfTheAppAreKept() {
    #expect(layer.value(forKey: "tag") == nil)
    layer.setValue("x", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "x")
  }

  /// The effect of `@NSManaged` in a layer's class: `progress` and the others have no storage.
  private final class Ring: CALayer {
    var progress: CGFloat {
      get { managedValue(forKey: "progress") }
      set { setManagedValue(newValue, forKey: "progress") }
    }
    var start: CGPoint {
      get { managedValue(forKey: "start") }
      set { setManagedValue(newValue, forKey: "start") }
    }
    var title: String? {
      get { managedValue(forKey: "title") }
      set { setManagedValue(newValue, forKey: "title") }
    }
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? { key == "start" ? CGPoint(x: 1, y: 2) : nil }
  }

  @Test func managedPropertiesAreZeroUntilTheyAreSet() {
    let ring = Ring()
    #expect(ring.progress == 0 && ring.title == nil && ring.start == CGPoint(x: 1, y: 2))
    ring.title = "x"
    ring.start = CGPoint(x: 3, y: 4)
    ring.setValue(NSNumber(value: 0.5), forKey: "progress")
    #expect(ring.progress == 0.5 && ring.title == "x" && ring.start == CGPoint(x: 3, y: 4))
    #expect(Ring(layer: ring).progress == 0.5)
    ring.title = nil
    #expect(ring.title == nil && ring.value(forKey: "title") == nil)
  }

  @Test func managedPropertiesAskForADrawingWhereTheClassSaysSo() {
    let ring = Ring()
    ring.title = "x"
    #expect(!ring.needsDisplay())
    ring.progress = 1
    #expect(ring.needsDisplay())
  }

  @Test func transformComponentsAreWrittenOneByOne() throws {
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    let affine = layer.affineTransform()
    // Scaled by 2, rotated by a quarter turn, moved by 30: (1, 0) becomes (30, 2).
    #expect(CGPoint(x: 1, y: 0).applying(affine).isNear(CGPoint(x: 30, y: 2)))
    let angle = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(angle - .pi / 2) < 1e-9)
    let scale = try #require(layer.value(forKeyPath: "transform.scale.x") as? CGFloat)
    #expect(abs(scale - 2) < 1e-9)
  }

  @Test func animationsAreKeptAndDoNotMoveAnything() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 2
    layer.add(animation, forKey: "fade")
    animation.duration = 9
    #expect(layer.animationKeys() == ["fade"])
    let kept = try #require(layer.animation(forKey: "fade") as? CABasicAnimation)
    #expect(kept.duration == 2)
    #expect(kept.keyPath == "opacity")
    #expect(layer.presentation()?.opacity == 1)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }

  @Test func actionsAreSearchedInOrder() {
    final class Delegate: CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    let delegate = Delegate()
    let own = CABasicAnimation(keyPath: "opacity")
    layer.delegate = delegate
    layer.actions = ["opacity": own]
    #expect(layer.action(forKey: "opacity") === own)
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
    delegate.answer = CATransition()
    #expect(layer.action(forKey: "opacity") is CATransition)
  }
}
