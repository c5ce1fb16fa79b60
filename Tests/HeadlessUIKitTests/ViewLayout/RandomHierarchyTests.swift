import Testing
import UIKit

/// The result depends on the current state of a screen, and not on earlier states.
@MainActor @Suite struct RandomHierarchyTests {
  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.isHidden = false
    return window
  }

  private func show(_ tree: RandomHierarchy, in window: UIWindow) -> [[Double]] {
    tree.root.frame = window.bounds
    window.addSubview(tree.root)
    window.layoutIfNeeded()
    defer { tree.root.removeFromSuperview() }
    return tree.frames
  }

  @Test(arguments: 0..<4) func treesLookTheSameHoweverOftenTheyAreShown(part: Int) {
    for seed in part * 60..<(part + 1) * 60 {
      let window = makeWindow()
      let tree = RandomHierarchy(seed: seed)
      let first = show(tree, in: window)
      #expect(show(tree, in: window) == first, "seed \(seed)")
      #expect(show(tree, in: makeWindow()) == first, "seed \(seed) in another window")
      #expect(show(RandomHierarchy(seed: seed), in: window) == first, "seed \(seed) made anew")
      window.isHidden = true
    }
  }

  @Test func treesLookTheSameInBothOrders() {
    for seed in 0..<60 {
      let forwards = makeWindow()
      let backwards = makeWindow()
      let (a, b) = (RandomHierarchy(seed: seed), RandomHierarchy(seed: seed + 1000))
      let (c, d) = (RandomHierarchy(seed: seed), RandomHierarchy(seed: seed + 1000))
      let first = [show(a, in: forwards), show(b, in: forwards)]
      let second = [show(d, in: backwards), show(c, in: backwards)]
      #expect(first == second.reversed(), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<4) func editsThatAreTakenBackLeaveNoTrace(part: Int) {
    for seed in part * 60..<(part + 1) * 60 {
      let window = makeWindow()
      let tree = RandomHierarchy(seed: seed)
      tree.root.frame = window.bounds
      window.addSubview(tree.root)
      window.layoutIfNeeded()
      let before = tree.frames
      for edit in 0..<6 {
        tree.editAndUndo { window.layoutIfNeeded() }
        window.layoutIfNeeded()
        #expect(tree.frames == before, "seed \(seed), edit \(edit)")
      }
      window.isHidden = true
    }
  }
}
