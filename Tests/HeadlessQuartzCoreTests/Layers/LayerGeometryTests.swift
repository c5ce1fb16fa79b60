import DrawingInspection
import Foundation
import Graphics
import Testing

@testable import HeadlessCoreGraphics
@testable import HeadlessQuartzCore

@Suite struct LayerGeometryTests {
  /// A frame that is set on a scaled layer is divided by the scale.
  @Test func framesSetThroughAScaleComeBack() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))
    for size: CGFloat in [50, 70, 100, 110, 130, 250] {
      layer.frame = CGRect(x: 0, y: 0, width: size, height: size)
      #expect(layer.bounds.width == size / 1.5 && layer.frame.width == size)
    }
  }

  @Test func frameSetsSizeAndPosition() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 5, y: 6)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 100, height: 40))
    #expect(layer.position == CGPoint(x: 60, y: 40))
  }

  @Test func positionPlacesTheAnchorPoint() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 100, height: 40)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.position = CGPoint(x: 10, y: 50)
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 40))
  }

  /// A quarter turn about the centre of 100 x 40 at (60, 40) has a frame of 40 x 100 about the same centre.
  @Test func frameIsTheBoxAroundTheTransformedBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame.isNear(CGRect(x: 40, y: -10, width: 40, height: 100)))
    #expect(layer.bounds.size == CGSize(width: 100, height: 40))
  }

  /// Scaled by 2 about its top left corner, a layer of 50 x 20 fills 100 x 40.
  @Test func settingTheFrameOfAScaledLayerGivesThatFrame() {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.bounds.size == CGSize(width: 50, height: 20))
    #expect(layer.frame.isNear(CGRect(x: 10, y: 20, width: 100, height: 40)))
  }

  @Test func mirroredLayersKeepTheirFrame() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.5)
    layer.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.frame.isNear(CGRect(x: 10, y: 20, width: 100, height: 40)))
  }

  @Test func pointsAreConvertedThroughScrolledAndTransformedLayers() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    scrolled.bounds.origin = CGPoint(x: 0, y: 50)
    let scaled = CALayer()
    scaled.anchorPoint = .zero
    scaled.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    scaled.bounds.size = CGSize(width: 10, height: 10)
    scaled.position = CGPoint(x: 10, y: 60)
    root.addSublayer(scrolled)
    scrolled.addSublayer(scaled)
    // (3, 4) doubled is (6, 8); after (10, 60) it is (16, 68), which scrolling shows 50 points higher, at (116, 118).
    #expect(scaled.convert(CGPoint(x: 3, y: 4), to: root).isNear(CGPoint(x: 116, y: 118)))
    #expect(scaled.convert(CGPoint(x: 116, y: 118), from: root).isNear(CGPoint(x: 3, y: 4)))
    #expect(
      root.convert(CGRect(x: 110, y: 110, width: 20, height: 20), to: scaled)
        .isNear(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func siblingsConvertThroughTheirSuperlayer() {
    let root = CALayer()
    let (left, right) = (CALayer(), CALayer())
    left.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    right.frame = CGRect(x: 100, y: 30, width: 10, height: 10)
    root.sublayers = [left, right]
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -89, y: -28))
  }

  @Test func sublayerTransformMovesSublayersAboutTheAnchor() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.sublayerTransform = CATransform3DMakeScale(0.5, 0.5, 1)
    let child = CALayer()
    child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(child)
    #expect(child.convert(child.bounds, to: root).isNear(CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func hitTestingFindsTheFrontmostLayer() {
    let root = CALayer()
    root.frame = CGRect(x: 50, y: 0, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 40, y: 0, width: 60, height: 60)
    root.sublayers = [front, back]
    front.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === front)
    #expect(root.hitTest(CGPoint(x: 55, y: 5)) === back)
    #expect(root.hitTest(CGPoint(x: 140, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 95, y: 5)) === back)
  }

  @Test func ownersHearOfGeometry() {
    final class Owner: LayerOwner {
      var oldBounds: [CGRect] = []
      var oldPositions: [CGPoint] = []
      func layerDidChangeBounds(_ layer: CALayer, from oldBounds: CGRect) { self.oldBounds.append(oldBounds) }
      func layerDidChangePosition(_ layer: CALayer, from oldPosition: CGPoint) { oldPositions.append(oldPosition) }
    }
    let owner = Owner()
    let layer = CALayer()
    let ownership = LayerOwnership()
    ownership.begin(owner)
    layer.ownership = ownership
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    layer.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
    #expect(owner.oldBounds == [.zero])
    #expect(owner.oldPositions == [.zero, CGPoint(x: 5, y: 5)])
  }
}
