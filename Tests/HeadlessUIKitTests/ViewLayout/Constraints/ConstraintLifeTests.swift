import Testing
import UIKit

@testable import HeadlessUIKit

/// Adding, changing and removing constraints.
@MainActor @Suite struct ConstraintLifeTests {
  private let root = makeRoot()

  @Test func constantsAndPrioritiesChangeWhileActive() {
    let view = makeSubview(of: root)
    let small = view.widthAnchor.constraint(equalToConstant: 50).at(700)
    let large = view.widthAnchor.constraint(equalToConstant: 80).at(600)
    NSLayoutConstraint.activate([small, large])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    small.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    large.priority = UILayoutPriority(800)
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    large.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    #expect(!large.isActive && small.isActive)
    large.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  @Test func noNumberOfWeakerConstraintsOutvotesAStrongerOne() {
    let view = makeSubview(of: root)
    view.widthAnchor.constraint(equalToConstant: 100).at(251).isActive = true
    for _ in 0..<50 { view.widthAnchor.constraint(equalToConstant: 10).at(250).isActive = true }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func itemsAndAnchorsCanBeRead() {
    let view = makeSubview(of: root)
    let constraint = view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === root.layoutMarginsGuide)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.firstAnchor === view.leadingAnchor)
    #expect(constraint.secondAnchor === root.layoutMarginsGuide.trailingAnchor)
    #expect(constraint.firstAnchor.item === view)
    #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 3)
    let width = view.widthAnchor.constraint(lessThanOrEqualToConstant: 4)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute && width.secondAnchor == nil)
    #expect(width.relation == .lessThanOrEqual)
    #expect(!width.shouldBeArchived && width.identifier == nil && width.priority == .required)
    let other = view.widthAnchor.constraint(equalToConstant: 9)
    #expect(other.firstAnchor === width.firstAnchor)
    #expect(other.firstAnchor !== view.heightAnchor.constraint(equalToConstant: 9).firstAnchor)
  }

  @Test func constraintsDoNotKeepTheirItems() {
    weak var gone: UIView?
    var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      gone = view
      constraint = view.widthAnchor.constraint(equalToConstant: 10)
    }
    #expect(gone == nil && constraint?.firstItem == nil)
    #expect(constraint?.description.contains("(null).width") == true)
  }

  @Test func aTreeIsFreedWithItsConstraints() {
    weak var weakRoot: UIView?
    weak var weakLabel: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = makeRoot()
      let label = UILabel()
      label.text = "A text that wraps"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      let stack = UIStackView(arrangedSubviews: [label, Box(10, 10)])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      let constraint = stack.widthAnchor.constraint(equalToConstant: 60)
      constraint.isActive = true
      stack.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      (weakRoot, weakLabel, weakConstraint) = (root, label, constraint)
      #expect(label.frame.height > 0)
    }
    #expect(weakRoot == nil && weakLabel == nil && weakConstraint == nil)
  }

  @Test func aRemovedViewIsFreed() {
    weak var gone: UIView?
    do {
      let view = Box(10, 10)
      gone = view
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    root.layoutIfNeeded()
    #expect(gone == nil && root.constraints.isEmpty)
  }

  @Test func aViewThatLeavesTakesConstraintsToItAwayAndKeepsItsOwn() {
    let view = makeSubview(of: root)
    let inner = Box(10, 10)
    view.addSubview(inner)
    let outside = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    let inside = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([outside, inside, width])
    root.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive && width.isActive)
    let other = makeRoot()
    other.addSubview(view)
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 30).isActive = true
    other.layoutIfNeeded()
    #expect(view.frame.minX == 30 && view.frame.width == 20 && inner.frame.minX == 7)
    // Moved directly from one hierarchy to the other; the old one keeps no reference to it.
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2).isActive = true
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(view.frame.minX == 2 && inner.frame.minX == 7 && other.constraints.isEmpty)
  }

  @Test func constraintsAreHeldByTheNearestCommonAncestor() {
    let left = makeSubview(of: root)
    let right = makeSubview(of: root)
    let inner = makeSubview(of: left)
    let guide = UILayoutGuide()
    inner.addLayoutGuide(guide)
    inner.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    left.widthAnchor.constraint(equalTo: inner.widthAnchor).isActive = true
    guide.widthAnchor.constraint(equalTo: left.widthAnchor).isActive = true
    right.heightAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    guide.heightAnchor.constraint(equalToConstant: 3).isActive = true
    #expect(root.constraints.count == 1 && left.constraints.count == 2)
    #expect(right.constraints.count == 1 && inner.constraints.count == 1)
    // Set manually, any common ancestor is valid.
    let constraint = inner.heightAnchor.constraint(equalToConstant: 12)
    root.addConstraint(constraint)
    #expect(constraint.isActive && root.constraints.contains(constraint))
    root.layoutIfNeeded()
    #expect(inner.frame.height == 12 && guide.layoutFrame.height == 3)
    left.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
  }

  @Test func aConstraintWithoutItemsMayFillAVariable() {
    let constraint = NSLayoutConstraint()
    constraint.constant = 4
    constraint.isActive = false
    #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute && !constraint.isActive)
  }

  @Test func removedGuidesTakeTheirConstraintsAlong() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = makeSubview(of: root)
    let constraint = view.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
    constraint.isActive = true
    root.layoutIfNeeded()
    root.removeLayoutGuide(guide)
    #expect(!constraint.isActive && guide.owningView == nil && root.layoutGuides.isEmpty)
  }

  @Test func faultsAreReportedInUIKitsWords() {
    let view = makeSubview(of: root)
    func fault(
      _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute?, multiplier: CGFloat = 1
    ) -> String {
      ConstraintRules.fault(
        LayoutReference(view, first), second.map { LayoutReference(root, $0) }, multiplier: multiplier) ?? ""
    }
    #expect(fault(.leading, .left).contains("between a leading/trailing attribute and a right/left attribute"))
    #expect(fault(.rightMargin, .trailing).contains("Use leading/trailing for both or neither."))
    #expect(fault(.leading, nil).contains("Location attributes must be specified in pairs."))
    #expect(fault(.top, .top, multiplier: 0).contains("A multiplier of 0 or a nil second item"))
    #expect(fault(.width, .left).contains("Invalid pairing of layout attributes"))
    #expect(fault(.centerX, .height).contains("Invalid pairing of layout attributes"))
    for (first, second) in [
      (.leading, .centerX), (.left, .centerX), (.width, .height), (.top, .lastBaseline), (.centerY, .bottomMargin),
      (.leadingMargin, .trailing), (.left, .top),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] {
      #expect(fault(first, second) == "")
    }
    #expect(fault(.height, nil) == "")
  }

  @Test func viewsThatOutliveTheirHierarchyAreLaidOutInTheNext() {
    let box = Box(30, 20)
    box.widthAnchor.constraint(equalToConstant: 70).isActive = true
    func place() -> [Double] {
      let root = makeRoot()
      root.addSubview(box)
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      return numbers(box)
    }
    #expect(place() == [5, 0, 70, 20])
    #expect(place() == [5, 0, 70, 20])
  }
}
