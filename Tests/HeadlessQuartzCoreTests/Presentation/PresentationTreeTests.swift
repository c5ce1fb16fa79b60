import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

/// `presentation()` returns a separate tree, and requires a commit.
@MainActor @Suite struct PresentationTreeTests {
  /// A layer with an animation of its position that is paused halfway: 50 to the right.
  private func moving() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.speed = 0
    layer.timeOffset = 0.5
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 1
    layer.add(move, forKey: nil)
    return layer
  }

  @Test func presentationLayersLieInEachOther() throws {
    let (root, parent, child) = (CALayer(), moving(), CALayer())
    root.addSublayer(parent)
    parent.addSublayer(child)
    let shown = try #require(child.presentation())
    #expect(shown !== child && shown.model() === child)
    #expect(shown.superlayer?.position.x == 50 && parent.position.x == 0)
    #expect(shown.superlayer?.superlayer?.model() === root)
    #expect(root.presentation()?.sublayers?.first?.position.x == 50)
  }

  @Test func pointsAreConvertedAndFoundWhereTheyAreSeen() throws {
    let (root, parent) = (CALayer(), moving())
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 20)
    root.addSublayer(parent)
    let shown = try #require(parent.presentation())
    #expect(shown.convert(CGPoint(x: 0, y: 5), to: shown.superlayer) == CGPoint(x: 45, y: 0))
    // The root's position is its centre, at the origin: its bounds begin at (-100, -10) there.
    #expect(root.presentation()?.hitTest(CGPoint(x: -50, y: -8))?.model() === parent)
    #expect(root.hitTest(CGPoint(x: -50, y: -8)) === root)
  }

  @Test func aMaskHasItsPresentation() {
    let (layer, mask) = (CALayer(), moving())
    layer.mask = mask
    #expect(layer.presentation()?.mask?.position.x == 50)
  }

  @Test func aPresentationLayerRendersTheCurrentLook() {
    let (root, parent) = (CALayer(), moving())
    parent.backgroundColor = CGColor(Color(red: 1, green: 0, blue: 0, alpha: 1))
    root.addSublayer(parent)
    func box(_ layer: CALayer?) -> CGRect {
      let context = CGContext(recordingIn: CGRect(x: -10, y: -10, width: 200, height: 200), scale: 1)
      layer?.render(in: context)
      return context.takeItemsWithinBounds().first.map { item in
        if case .fill(let path, _, _) = item { path.controlPointBox } else { .null }
      } ?? .null
    }
    #expect(box(root).minX == -5)
    #expect(box(root.presentation()).minX == 45)
  }

  /// A subclass with its own property.
  private final class Counter: CALayer {
    var steps = 0

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      steps = (layer as? Counter)?.steps ?? 0
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aPresentationLayerIsOfTheLayersClass() throws {
    let counter = Counter()
    counter.steps = 3
    let shown: Counter = try #require(counter.presentation())
    #expect(shown !== counter && shown.steps == 3)
  }

  // MARK: Commits

  /// Adds an animation of its position when it is displayed.
  private final class Displayed: CALayer {
    override func display() {
      speed = 0
      timeOffset = 0.5
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 0
      move.toValue = 40
      move.duration = 1
      add(move, forKey: "move")
    }
  }

  @Test func whatDisplayAddsIsSeenInTheSamePicture() {
    let (root, layer) = (CALayer(), Displayed())
    root.addSublayer(layer)
    layer.setNeedsDisplay()
    let seen = LayerPresentation.during(root) { layer.position.x }
    #expect(seen == 20)
  }
}
