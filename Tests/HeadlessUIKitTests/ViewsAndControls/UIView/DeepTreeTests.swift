import Testing

@testable import HeadlessQuartzCore
@testable import HeadlessUIKit

/// The values that views and layers store about their ancestors are equal to those that a traversal to the root finds, for all
/// combinations of trees.
@MainActor @Suite struct DeepTreeTests {
  /// The same numbers for the same seed.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private func top(of view: UIView) -> UIView { view.superview.map(top) ?? view }

  private func tint(of view: UIView) -> UIColor { view.core.tint ?? view.superview.map(tint) ?? .systemBlue }

  private func isDimmed(_ view: UIView) -> Bool {
    view.tintAdjustmentMode == .automatic ? view.superview.map(isDimmed) ?? false : view.tintAdjustmentMode == .dimmed
  }

  private func depth(of layer: CALayer) -> Int { layer.superlayer.map { depth(of: $0) + 1 } ?? 0 }

  private func height(of layer: CALayer) -> Int { (layer.sublayers ?? []).map { height(of: $0) + 1 }.max() ?? 0 }

  @Test(arguments: 0..<8) func whatIsRememberedIsWhatIsThere(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    var views = (0..<40).map { _ in UIView() }
    let colors: [UIColor?] = [.red, .green, nil]
    for turn in 0..<600 {
      let view = views.randomElement(using: &numbers)!
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0...5:
        let other = views.randomElement(using: &numbers)!
        if other !== view, !other.isDescendant(of: view) { other.addSubview(view) }
      case 6, 7: view.removeFromSuperview()
      case 8: view.tintColor = colors.randomElement(using: &numbers)!
      case 9: view.tintAdjustmentMode = [.automatic, .normal, .dimmed].randomElement(using: &numbers)!
      case 10:
        // Whole trees are released.
        view.removeFromSuperview()
        for child in view.subviews { child.removeFromSuperview() }
        views[views.firstIndex { $0 === view }!] = UIView()
      default: _ = view.rootView
      }
      guard turn % 5 == 0 else { continue }
      for view in views {
        #expect(view.rootView === top(of: view))
        #expect(view.core.isTintDimmed == isDimmed(view))
        if !view.core.isTintDimmed { #expect(view.tintColor == tint(of: view)) }
        let place = view.layer.placeInTree
        #expect(place.top === top(of: view).layer)
        #expect(place.depth == depth(of: view.layer))
        if view.superview == nil { #expect(view.layer.treePlace.heightBelow >= height(of: view.layer)) }
      }
    }
  }

  /// A released superview isn't a root.
  @Test func aTopThatIsGoneIsForgotten() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    do {
      let top = UIView()
      let middle = UIView()
      top.addSubview(middle)
      middle.addSubview(view)
      #expect(inner.rootView === top)
      #expect(inner.layer.placeInTree.depth == 3)
      view.layer.removeFromSuperlayer()
      #expect(inner.layer.placeInTree.depth == 1)
    }
    #expect(inner.rootView === view)
    #expect(view.superview == nil)
    #expect(inner.layer.placeInTree.top === view.layer)
  }

  /// A view propagates a tint once to each view in it, and an added view with its own tint keeps it.
  @Test func tintChangesAreReportedOnce() {
    final class Tinted: UIView {
      var tints: [UIColor] = []
      override func tintColorDidChange() { tints.append(tintColor) }
    }
    let (outer, view, own) = (UIView(), Tinted(), Tinted())
    own.tintColor = .red
    own.tints = []
    outer.addSubview(view)
    outer.addSubview(own)
    #expect(view.tints.isEmpty && own.tints.isEmpty)
    let top = UIView()
    top.tintColor = .green
    top.addSubview(outer)
    #expect(view.tints == [.green] && own.tints.isEmpty)
    outer.removeFromSuperview()
    #expect(view.tintColor == .systemBlue)
    top.addSubview(outer)
    #expect(view.tints == [.green, .green] && own.tintColor == .red)
  }
}
