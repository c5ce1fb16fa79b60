import Testing
import UIKit

/// Random hierarchies whose required constraints can be satisfied: after the layout each one is, as calculated only from frames.
@MainActor @Suite struct RequiredSystemTests {
  typealias Attribute = NSLayoutConstraint.Attribute

  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    mutating func pick<T>(_ values: [T]) -> T { values[roll(values.count)] }
  }

  /// Sides and lengths as the documentation defines them, calculated only from frames.
  @MainActor private struct Ruler {
    /// The view in which a constraint is installed: positions are in its coordinates, leading and trailing depend on its direction.
    let holder: UIView

    func value(_ attribute: Attribute, of item: AnyObject) -> CGFloat {
      let (rect, margins) = place(of: item)
      let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      switch attribute {
      case .left: return rect.minX
      case .right: return rect.maxX
      case .leading: return isRightToLeft ? rect.maxX : rect.minX
      case .trailing: return isRightToLeft ? rect.minX : rect.maxX
      case .top, .firstBaseline: return rect.minY
      case .bottom, .lastBaseline: return rect.maxY
      case .width: return rect.size.width
      case .height: return rect.size.height
      case .centerX: return rect.midX
      case .centerY: return rect.midY
      case .leftMargin: return rect.minX + margins.left
      case .rightMargin: return rect.maxX - margins.right
      case .topMargin: return rect.minY + margins.top
      case .bottomMargin: return rect.maxY - margins.bottom
      case .leadingMargin: return value(isRightToLeft ? .rightMargin : .leftMargin, of: item)
      case .trailingMargin: return value(isRightToLeft ? .leftMargin : .rightMargin, of: item)
      case .centerXWithinMargins: return (rect.minX + margins.left + rect.maxX - margins.right) / 2
      case .centerYWithinMargins: return (rect.minY + margins.top + rect.maxY - margins.bottom) / 2
      case .notAnAttribute: return 0
      }
    }

    private struct Span {
      let origin: CGPoint
      let size: CGSize
      var minX: CGFloat { origin.x }
      var maxX: CGFloat { origin.x + size.width }
      var midX: CGFloat { origin.x + size.width / 2 }
      var minY: CGFloat { origin.y }
      var maxY: CGFloat { origin.y + size.height }
      var midY: CGFloat { origin.y + size.height / 2 }
    }

    private func place(of item: AnyObject) -> (Span, UIEdgeInsets) {
      if let guide = item as? UILayoutGuide, let owner = guide.owningView {
        // The margins of a view without a size overlap; a rectangle's sides would be swapped.
        let frame = guide.layoutFrame
        let origin = holder.convert(frame.origin, from: owner)
        return (Span(origin: origin, size: frame.size), .zero)
      }
      guard let view = item as? UIView else { return (Span(origin: .zero, size: .zero), .zero) }
      let rect =
        view === holder
        ? view.alignmentRect(forFrame: view.bounds)
        : holder.convert(view.alignmentRect(forFrame: view.frame), from: view.superview)
      return (Span(origin: rect.origin, size: rect.size), view.layoutMargins)
    }

    /// The violation of the constraint in points.
    func error(of constraint: NSLayoutConstraint) -> CGFloat {
      let difference = difference(of: constraint) - constraint.constant
      switch constraint.relation {
      case .equal: return abs(difference)
      case .lessThanOrEqual: return max(difference, 0)
      case .greaterThanOrEqual: return max(-difference, 0)
      }
    }

    /// The first side minus the second without its constant; measured from right to left if leading and trailing are.
    func difference(of constraint: NSLayoutConstraint) -> CGFloat {
      guard let first = constraint.firstItem else { return 0 }
      var value = value(constraint.firstAttribute, of: first)
      if let second = constraint.secondItem {
        value -= constraint.multiplier * self.value(constraint.secondAttribute, of: second)
      }
      let isDirectional = [.leading, .trailing, .leadingMargin, .trailingMargin].contains {
        $0 == constraint.firstAttribute || $0 == constraint.secondAttribute
      }
      return isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -value : value
    }
  }

  @MainActor private final class Scene {
    var dice: Dice
    // With such a fine screen, rounding to pixels has no influence.
    let root = makeRoot(500, 400, scale: 4096)
    var items: [AnyObject] = []
    var views: [UIView] = []
    var made: [NSLayoutConstraint] = []

    init(seed: UInt64) {
      dice = Dice(state: seed)
      for _ in 0..<4 { _ = dice.roll(2) }
      root.semanticContentAttribute = dice.roll(3) == 0 ? .forceRightToLeft : .forceLeftToRight
      root.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      items.append(root)
      for _ in 0..<3 + dice.roll(6) { addView() }
      for view in views where dice.roll(4) == 0 {
        let guide = view.layoutMarginsGuide
        items.append(guide)
      }
      for _ in 0..<6 + dice.roll(20) { addConstraint() }
    }

    private func addView() {
      let parent = views.isEmpty || dice.roll(2) == 0 ? root : dice.pick(views)
      let view = Box()
      if dice.roll(4) == 0 { view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      if dice.roll(5) == 0 { view.translatesAutoresizingMaskIntoConstraints = true }
      if dice.roll(3) == 0 { view.semanticContentAttribute = dice.pick([.forceRightToLeft, .forceLeftToRight]) }
      if view.insets == .zero { view.layoutMargins = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8) }
      parent.addSubview(view)
      // A layout that proves that the constraints can be satisfied.
      view.frame = CGRect(x: dice.roll(80), y: dice.roll(80), width: 20 + dice.roll(150), height: 20 + dice.roll(150))
      views.append(view)
      items.append(view)
    }

    private static let across: [Attribute] = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins,
    ]
    private static let down: [Attribute] = [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins,
    ]

    private func attribute(of item: AnyObject, _ list: [Attribute]) -> Attribute {
      let hasMargins = (item as? Box)?.insets == .zero || item === root
      while true {
        let attribute = dice.pick(list)
        let isMargin = attribute.rawValue >= Attribute.leftMargin.rawValue
        let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
        if isMargin && !hasMargins || isBaseline && item is UILayoutGuide { continue }
        return attribute
      }
    }

    private func addConstraint() {
      let first = dice.pick(items)
      let relation = dice.pick([NSLayoutConstraint.Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
      let kind = dice.roll(8)
      var constraint: NSLayoutConstraint
      if kind == 0 {
        constraint = NSLayoutConstraint(
          item: first, attribute: dice.pick([.width, .height]), relatedBy: relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      } else {
        let second = dice.pick(items)
        guard first !== second || kind == 1 else { return }
        var (a, b) = (dice.pick([Attribute.width, .height]), dice.pick([Attribute.width, .height]))
        if kind > 2 {
          let list = dice.roll(2) == 0 ? Scene.across : Scene.down
          (a, b) = (attribute(of: first, list), attribute(of: second, list))
          let directional: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
          let fixed: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
          guard !(directional.contains(a) && fixed.contains(b)), !(directional.contains(b) && fixed.contains(a)) else {
            return
          }
        }
        constraint = NSLayoutConstraint(
          item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b,
          multiplier: dice.pick([1, 1, 1, 0.5, 2, -1]), constant: 0)
      }
      constraint.isActive = true
      guard let holder = holder(of: constraint) else { return }
      let slack = CGFloat(relation.rawValue * dice.roll(30))
      constraint.constant = Ruler(holder: holder).difference(of: constraint) - slack
      made.append(constraint)
    }

    func holder(of constraint: NSLayoutConstraint) -> UIView? {
      ([root] + views).first { $0.constraints.contains(constraint) }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func requiredConstraintsHold(part: UInt64) {
    for seed in part * 25..<(part + 1) * 25 {
      let scene = Scene(seed: seed)
      scene.root.layoutIfNeeded()
      #expect(scene.root.frame.size == CGSize(width: 500, height: 400))
      for constraint in scene.made {
        guard let holder = scene.holder(of: constraint) else { continue }
        let error = Ruler(holder: holder).error(of: constraint)
        #expect(error < 0.01, "seed \(seed): missed by \(error): \(constraint)")
      }
      // With other initial positions, too.
      for view in scene.views where !view.translatesAutoresizingMaskIntoConstraints {
        view.frame = .zero
        view.superview?.setNeedsLayout()
      }
      scene.root.layoutIfNeeded()
      for constraint in scene.made {
        guard let holder = scene.holder(of: constraint) else { continue }
        #expect(Ruler(holder: holder).error(of: constraint) < 0.01, "seed \(seed), again: \(constraint)")
      }
    }
  }
}
