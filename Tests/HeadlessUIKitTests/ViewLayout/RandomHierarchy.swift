import UIKit

/// A view tree with random views, constraints, texts and stacks, determined by its seed.
///
/// All constraints except a few limits are optional, so that they can't contradict each other: which of several contradictory ones
/// is broken depends on their order of activation, which these trees don't test.
@MainActor final class RandomHierarchy {
  let root = UIView()
  private(set) var views: [UIView] = []
  /// In the order of their creation.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var random: HierarchyDice

  init(seed: Int) {
    random = HierarchyDice(seed: seed)
    root.translatesAutoresizingMaskIntoConstraints = true
    views = [root]
    for _ in 0..<random.below(9) + 2 { addView() }
    for view in views.dropFirst() where !view.translatesAutoresizingMaskIntoConstraints {
      for _ in 0..<random.below(5) { constrain(view) }
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// The frames of all views, rounded to thousandths.
  var frames: [[Double]] { views.map { numbers($0.frame) } }

  private func addView() {
    let kind = random.below(8)
    let view: UIView
    switch kind {
    case 0, 1: view = makeLabel()
    case 2: view = makeStack()
    case 3: view = Box(CGFloat(random.below(90)), CGFloat(random.below(60)))
    default: view = UIView()
    }
    let holders = views.filter {
      !($0 is UILabel) && !($0 is UIStackView) && !($0 is Box) && $0.superview !== nil || $0 === root
    }
    let holder = holders[random.below(holders.count)]
    if kind == 7 {
      view.frame = CGRect(x: random.below(60), y: random.below(60), width: random.below(200), height: random.below(90))
      if random.below(2) == 0 { view.autoresizingMask = .flexibleRightMargin }
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    holder.addSubview(view)
    views.append(view)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.text = words(random.below(12) + 1)
    label.numberOfLines = random.below(3) == 0 ? 1 : 0
    label.setContentHuggingPriority(UILayoutPriority(Float(250 + random.below(3))), for: .horizontal)
    return label
  }

  private func makeStack() -> UIStackView {
    let stack = UIStackView(
      arrangedSubviews: (0..<random.below(3) + 1).map { _ in
        random.below(2) == 0 ? makeLabel() : Box(CGFloat(random.below(60)), CGFloat(random.below(60)))
      })
    stack.axis = random.below(2) == 0 ? .horizontal : .vertical
    stack.spacing = CGFloat(random.below(3) * 4)
    let distributions: [UIStackView.Distribution] = [.fill, .fill, .fillEqually, .equalSpacing, .equalCentering]
    stack.distribution = distributions[random.below(distributions.count)]
    stack.alignment = [.fill, .center, .leading, .trailing][random.below(4)]
    return stack
  }

  private func words(_ count: Int) -> String {
    let all = ["sea", "window", "a", "longitude", "of", "lamp", "morning", "it"]
    return (0..<count).map { _ in all[random.below(all.count)] }.joined(separator: " ")
  }

  private func constrain(_ view: UIView) {
    guard let superview = view.superview else { return }
    let siblings = superview.subviews.filter { $0 !== view }
    let other = siblings.isEmpty || random.below(2) == 0 ? superview : siblings[random.below(siblings.count)]
    let constant = CGFloat(random.below(81) - 20)
    let relation = [NSLayoutConstraint.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
    let places: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .centerX, .centerY, .leading, .trailing, .width, .height,
    ]
    let attribute = places[random.below(places.count)]
    let isLength = attribute == .width || attribute == .height
    let constraint: NSLayoutConstraint
    if isLength, random.below(2) == 0 {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: CGFloat(random.below(150)))
    } else {
      constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: attribute,
        multiplier: isLength && random.below(2) == 0 ? 0.5 : 1, constant: constant)
    }
    let priorities: [Float] = [999, 999, 750, 500, 251, 250, 49]
    constraint.priority = UILayoutPriority(priorities[random.below(priorities.count)])
    constraints.append(constraint)
  }

  // MARK: Edits

  /// Applies a random change, lays out, and reverts the change.
  func editAndUndo(layOut: () -> Void) {
    switch random.below(6) {
    case 0, 1: editConstant(layOut)
    case 2: editPriority(layOut)
    case 3: editActivation(layOut)
    case 4: editText(layOut)
    default: editHierarchy(layOut)
    }
  }

  private func editConstant(_ layOut: () -> Void) {
    guard let constraint = anyConstraint else { return }
    let constant = constraint.constant
    constraint.constant = CGFloat(random.below(300) - 100)
    layOut()
    constraint.constant = constant
  }

  private func editPriority(_ layOut: () -> Void) {
    guard let constraint = anyConstraint else { return }
    let priority = constraint.priority
    constraint.priority = UILayoutPriority(Float(random.below(998) + 1))
    layOut()
    constraint.priority = priority
  }

  private func editActivation(_ layOut: () -> Void) {
    guard let constraint = anyConstraint else { return }
    constraint.isActive = false
    layOut()
    constraint.isActive = true
  }

  private func editText(_ layOut: () -> Void) {
    let labels = views.compactMap { $0 as? UILabel }
    guard !labels.isEmpty else { return }
    let label = labels[random.below(labels.count)]
    let text = label.text
    label.text = words(random.below(20))
    layOut()
    label.text = text
  }

  private func editHierarchy(_ layOut: () -> Void) {
    let view = views[random.below(views.count - 1) + 1]
    guard let superview = view.superview, let index = superview.subviews.firstIndex(of: view) else { return }
    view.removeFromSuperview()
    layOut()
    superview.insertSubview(view, at: index)
    for constraint in constraints where !constraint.isActive { constraint.isActive = true }
  }

  private var anyConstraint: NSLayoutConstraint? {
    constraints.isEmpty ? nil : constraints[random.below(constraints.count)]
  }
}

/// Knuth's 64-bit linear congruential generator; the upper 31 bits are used.
struct HierarchyDice {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
    for _ in 0..<4 { _ = below(2) }
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
