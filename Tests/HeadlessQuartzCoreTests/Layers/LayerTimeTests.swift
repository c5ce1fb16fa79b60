import Foundation
import Testing

@testable import HeadlessQuartzCore

/// `t = (tp - beginTime) * speed + timeOffset`, from superlayer to layer.
@MainActor @Suite struct LayerTimeTests {
  @Test func eachLayerOnTheWayHasItsSay() {
    let (root, parent, child) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(parent)
    parent.addSublayer(child)
    root.beginTime = 10
    parent.speed = 2
    child.timeOffset = 1
    // (14 - 10) * 2 + 1
    #expect(child.convertTime(14, from: nil) == 9)
    #expect(child.convertTime(9, to: nil) == 14)
    #expect(parent.convertTime(9, from: child) == 8 && parent.convertTime(8, to: child) == 9)
    #expect(child.convertTime(5, to: child) == 5)
  }

  @Test func aLayerThatStandsStillHasOneTime() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    root.speed = 0
    #expect(child.convertTime(1000, from: nil) == 0)
    root.timeOffset = 3
    child.speed = 2
    #expect(child.convertTime(1000, from: nil) == 6)
    #expect(child.convertTime(6, to: root) == 3)
  }

  @Test func contentsAreFlippedAsOnIOS() {
    let layer = CALayer()
    #expect(layer.contentsAreFlipped())
    layer.isGeometryFlipped = true
    #expect(layer.contentsAreFlipped())
  }
}
