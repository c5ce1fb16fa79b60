import Foundation
import Graphics
import Testing

@testable import HeadlessQuartzCore

/// A mask is part of the layer tree.
@MainActor @Suite struct LayerMaskTests {
  private final class Laid: CALayer {
    var layouts = 0
    override func layoutSublayers() { layouts += 1 }
  }

  @Test func aMaskLiesInTheLayerThatItMasks() {
    let (root, layer, mask) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(layer)
    layer.mask = mask
    #expect(mask.superlayer === layer && layer.sublayers == nil)
    layer.position = CGPoint(x: 30, y: 0)
    #expect(mask.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 0))
    layer.mask = nil
    #expect(mask.superlayer == nil)
  }

  @Test func aMaskThatIsTakenElsewhereMasksNoMore() {
    let (layer, other, mask) = (CALayer(), CALayer(), CALayer())
    layer.mask = mask
    other.addSublayer(mask)
    #expect(layer.mask == nil && mask.superlayer === other)
    layer.mask = mask
    #expect(other.sublayers == nil && mask.superlayer === layer)
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test func aMaskIsLaidOutWithItsLayer() {
    let (root, layer, mask, inner) = (CALayer(), CALayer(), CALayer(), Laid())
    root.addSublayer(layer)
    layer.mask = mask
    mask.addSublayer(inner)
    root.layoutIfNeeded()
    let before = inner.layouts
    inner.setNeedsLayout()
    #expect(root.treeNeedsLayout)
    root.layoutIfNeeded()
    #expect(inner.layouts == before + 1)
  }

  @Test func aMaskCannotHoldWhatItMasks() {
    let (layer, mask, child) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(child)
    child.mask = layer
    #expect(child.mask == nil && child.superlayer === layer)
    layer.mask = mask
    mask.mask = layer
    #expect(mask.mask == nil && layer.mask === mask)
  }
}
