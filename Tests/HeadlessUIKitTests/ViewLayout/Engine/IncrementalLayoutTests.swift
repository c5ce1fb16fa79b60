import Testing
import UIKit

@testable import HeadlessUIKit

/// After any changes in any order, the frames are those of a new layout.
@MainActor @Suite struct IncrementalLayoutTests {
  /// A random number generator with the same sequence in every run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(count))
    }

    mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }
  }

  @MainActor private final class Scene {
    var dice: Dice
    let root = makeRoot(400, 300)
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    /// Every optional constraint has its own priority, so that there is one optimal layout; constraints between views are stronger
    /// than the optional ones that position each view where nothing else does.
    private var strong: Float = 900
    private var weak: Float = 400

    init(seed: UInt64) {
      dice = Dice(state: seed)
      for _ in 0..<8 { addView() }
      for _ in 0..<12 { addConstraint() }
    }

    private func stronger() -> UILayoutPriority {
      strong -= 1
      return UILayoutPriority(strong)
    }

    private func weaker() -> UILayoutPriority {
      weak -= 0.25
      return UILayoutPriority(weak)
    }

    func addView() {
      let parent = dice.roll(3) == 0 || views.isEmpty ? root : dice.pick(views)
      let view: UIView
      if dice.roll(5) == 0 {
        view = UIView(frame: CGRect(x: dice.roll(50), y: dice.roll(50), width: dice.roll(90), height: dice.roll(90)))
        view.autoresizingMask = dice.pick([[], .flexibleWidth, [.flexibleHeight, .flexibleWidth], .flexibleTopMargin])
      } else {
        let box = Box(CGFloat(dice.roll(80)), CGFloat(dice.roll(80)))
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          box.setContentHuggingPriority(weaker(), for: axis)
          box.setContentCompressionResistancePriority(weaker(), for: axis)
        }
        view = box
      }
      parent.addSubview(view)
      views.append(view)
      guard !view.translatesAutoresizingMaskIntoConstraints else { return }
      place(view)
    }

    /// Optional constraints that determine everything.
    private func place(_ view: UIView) {
      guard let parent = view.superview else { return }
      for made in [
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: CGFloat(dice.roll(40))),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: CGFloat(dice.roll(40))),
        view.widthAnchor.constraint(equalToConstant: CGFloat(dice.roll(100))),
        view.heightAnchor.constraint(equalToConstant: CGFloat(dice.roll(100))),
      ] {
        made.priority = weaker()
        made.isActive = true
      }
    }

    func addConstraint() {
      let (a, b) = (dice.pick(views + [root]), dice.pick(views + [root]))
      guard a !== b, !(a.translatesAutoresizingMaskIntoConstraints && b.translatesAutoresizingMaskIntoConstraints)
      else { return }
      let isHorizontal = dice.roll(2) == 0
      let places: [NSLayoutConstraint.Attribute] =
        isHorizontal ? [.left, .right, .centerX, .leftMargin] : [.top, .bottom, .centerY, .bottomMargin]
      let made = NSLayoutConstraint(
        item: a, attribute: dice.pick(places), relatedBy: dice.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        toItem: b, attribute: dice.pick(places), multiplier: 1, constant: CGFloat(dice.roll(60) - 30))
      made.priority = stronger()
      made.isActive = true
      constraints.append(made)
    }

    func change() {
      switch dice.roll(9) {
      case 0: addConstraint()
      case 1: dice.pick(constraints).constant = CGFloat(dice.roll(60) - 30)
      case 2: dice.pick(constraints).priority = stronger()
      case 3:
        let constraint = dice.pick(constraints)
        if constraint.isActive { constraint.isActive = false }
      case 4: (dice.pick(views) as? Box)?.contentSize = CGSize(width: dice.roll(90), height: dice.roll(90))
      case 5: root.frame.size = CGSize(width: 300 + dice.roll(200), height: 300 + dice.roll(200))
      case 6: dice.pick(views).layoutMargins.left = CGFloat(dice.roll(30))
      case 7: move()
      default: addView()
      }
    }

    private func move() {
      let view = dice.pick(views)
      let target = dice.pick(views + [root])
      guard !target.isDescendant(of: view) else { return }
      view.removeFromSuperview()
      if dice.roll(2) == 0 { root.layoutIfNeeded() }
      target.addSubview(view)
      if !view.translatesAutoresizingMaskIntoConstraints { place(view) }
    }

    var frames: [[Double]] { views.map { numbers($0) } }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func incrementallyAsFromScratch(seed: UInt64) {
    let scene = Scene(seed: seed)
    for step in 0..<12 {
      for _ in 0...scene.dice.roll(3) { scene.change() }
      scene.root.layoutIfNeeded()
      let frames = scene.frames
      _ = scene.root.discardOwnEngine()
      scene.root.setNeedsLayout()
      _ = scene.root.layoutEngine
      scene.root.layoutIfNeeded()
      #expect(frames == scene.frames, "seed \(seed), step \(step)")
    }
  }

  /// Properties that constraints depend on can be anywhere in the added views; otherwise nothing is solved again.
  @Test func onlyWhatConstraintsConcernIsSolvedAnew() {
    let root = makeRoot(400, 300)
    let box = makeSubview(of: root)
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.addSubview(UIView())
    root.addSubview(plain)
    #expect(!root.layoutEngine.hasChangesByApp)
    let holder = UIView()
    let waiting = makeSubview(of: holder)
    root.addSubview(holder)
    #expect(root.layoutEngine.hasChangesByApp && !waiting.translatesAutoresizingMaskIntoConstraints)
    root.layoutIfNeeded()
    let sized = UIView()
    sized.addConstraint(sized.widthAnchor.constraint(equalToConstant: 20))
    sized.removeConstraints(sized.constraints)
    let constrained = UIView()
    constrained.addSubview(sized)
    constrained.addConstraint(sized.widthAnchor.constraint(equalToConstant: 30))
    root.addSubview(constrained)
    #expect(root.layoutEngine.hasChangesByApp)
  }
}
