import Testing
import UIKit

@testable import HeadlessUIKit

/// Positions that constraints leave undetermined, and the constraints that determine a position.
@MainActor @Suite struct LayoutAmbiguityTests {
  private let root = makeRoot()

  @Test func ambiguousPlacesAreFound() {
    let view = makeSubview(of: root)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    let top = view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor)
    NSLayoutConstraint.activate([left, width, top, view.heightAnchor.constraint(equalToConstant: 20)])
    #expect(view.hasAmbiguousLayout)
    #expect(view.topAnchor.hasAmbiguousLayout && !view.leftAnchor.hasAmbiguousLayout)
    let issues = root.layoutIssues()
    #expect(issues.map(\.kind) == [.ambiguous([.vertical])])
    #expect(issues.first?.views.first === view)
    #expect(
      issues.first?.report.contains("The place of \(name(view)) at (10, 0, 20, 20) is ambiguous vertically.") == true)
    #expect(issues.first?.report.contains(top.description) == true)
    // An optional constraint of any priority determines it.
    view.topAnchor.constraint(equalTo: root.topAnchor).at(1).isActive = true
    #expect(!view.hasAmbiguousLayout && root.layoutIssues().isEmpty)
  }

  @Test func equalPrioritiesAreAmbiguous() {
    let (a, b) = (Box(100, 10), Box(100, 10))
    [a, b].forEach(root.addSubview)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let before = a.frame.width
    a.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(a.frame.width != before)
    #expect(a.frame.width >= 100 && b.frame.width >= 100 && a.frame.width + b.frame.width == 300)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(a.frame.width == 100)
  }

  @Test func guidesCanBeAmbiguous() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(guide.hasAmbiguousLayout)
    guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!guide.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(numbers(guide.layoutFrame) == [0, 0, 300, 10])
  }

  @Test func scrollableContentThatNothingSizesIsFound() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = Box(50, 500)
    scroll.addSubview(content)
    NSLayoutConstraint.activate(
      [scroll.leftAnchor, scroll.rightAnchor].map { $0.constraint(equalTo: root.leftAnchor) }
        + [scroll.topAnchor, scroll.bottomAnchor].map { $0.constraint(equalTo: root.topAnchor) }
        + [
          content.topAnchor.constraint(equalTo: scroll.topAnchor),
          content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        ]
        + [content.rightAnchor.constraint(equalTo: scroll.rightAnchor)])
    let issues = root.layoutIssues()
    #expect(issues.map(\.kind) == [.ambiguous([.vertical])])
    #expect(issues.first?.views.first === scroll)
    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    #expect(root.layoutIssues().isEmpty)
  }

  @Test func stacksLeaveNothingOpen() {
    for distribution in [UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .equalCentering] {
      for alignment in [UIStackView.Alignment.fill, .center, .firstBaseline] {
        let stack = UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 20), Box(30, 5)])
        stack.distribution = distribution
        stack.alignment = alignment
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = makeRoot()
        root.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
          stack.widthAnchor.constraint(equalToConstant: 200),
        ])
        #expect(root.layoutIssues().map(\.report) == [], "\(distribution) \(alignment)")
      }
    }
  }

  @Test func constraintsThatAffectAViewAreFoundAlongTheWay() {
    let (a, b) = (makeSubview(of: root), makeSubview(of: root))
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = a.widthAnchor.constraint(equalToConstant: 20)
    let next = b.leftAnchor.constraint(equalTo: a.rightAnchor)
    let top = b.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, width, next, top])
    #expect(Set(b.constraintsAffectingLayout(for: .horizontal)) == [left, width, next])
    #expect(b.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(b.leftAnchor.constraintsAffectingLayout.contains(next))
  }

  @Test func contentsAndFramesAffectLayoutToo() {
    let box = Box(30, 40)
    root.addSubview(box)
    let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 6))
    root.addSubview(fixed)
    let side = box.rightAnchor.constraint(equalTo: root.rightAnchor)
    let top = box.topAnchor.constraint(equalTo: fixed.bottomAnchor)
    NSLayoutConstraint.activate([side, top])
    let across = box.constraintsAffectingLayout(for: .horizontal)
    #expect(across.count == 3 && across[0] === side && across[1].constant == 30 && across[1].firstItem === box)
    #expect(across[1].description.contains("Hug:250 CompressionResistance:750"))
    #expect(across[2].description.hasPrefix("<NSAutoresizingMaskLayoutConstraint:") && across[2].firstItem === root)
    #expect(across[2].constant == 300 && across[2].firstAttribute == .width)
    let down = box.constraintsAffectingLayout(for: .vertical)
    #expect(down.count == 4 && down[0] === top && down[1].constant == 40)
    #expect(down[2].firstAttribute == .height && down[2].constant == 6)
    #expect(down[3].firstAttribute == .top && down[3].constant == 20 && down[3].secondItem === root)
    // They must be readable.
    down[1].isActive = false
    #expect(down[1].isActive)
  }

  private func name(_ view: UIView) -> String { "\(ItemName.className(of: view)):\(address(of: view))" }
}
