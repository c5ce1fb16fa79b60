import Testing
import UIKit

@testable import HeadlessUIKit

/// The order of an app's own layers among those of subviews.
@MainActor @Suite struct SublayerPlaceTests {
  private let view = UIView()
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private let own = CALayer()

  private func names() -> [String] {
    let known: [(CALayer, String)] = [(a.layer, "a"), (b.layer, "b"), (c.layer, "c"), (own, "own")]
    return (view.layer.sublayers ?? []).map { layer in known.first { $0.0 === layer }?.1 ?? "?" }
  }

  @Test func layersKeepTheirPlaceAmongSubviews() {
    view.addSubview(a)
    view.layer.addSublayer(own)
    view.addSubview(b)
    #expect(names() == ["a", "own", "b"])
    view.insertSubview(c, belowSubview: b)
    #expect(names() == ["a", "own", "c", "b"])
    #expect(view.subviews == [a, c, b])
  }

  @Test func aboveMeansRightAbove() {
    view.addSubview(a)
    view.layer.addSublayer(own)
    view.addSubview(b)
    view.insertSubview(c, aboveSubview: a)
    #expect(names() == ["a", "c", "own", "b"])
  }

  @Test func frontAndBackAreThoseOfAllLayers() {
    view.addSubview(a)
    view.addSubview(b)
    view.layer.addSublayer(own)
    view.bringSubviewToFront(a)
    #expect(names() == ["b", "own", "a"])
    view.layer.insertSublayer(own, at: 0)
    view.sendSubviewToBack(a)
    #expect(names() == ["a", "own", "b"])
    // A layer that is added again moves to the front.
    view.addSubview(a)
    #expect(names() == ["own", "b", "a"])
  }
}
