import Testing
import UIKit

/// Different styles of layout libraries: operators, key paths and proxies for anchors, and frames without constraints.
@MainActor struct LayoutLibraryStyleTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func added<View: UIView>(_ view: View) -> View {
    container.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  // MARK: Anchors

  @Test func constraintsOfGenericAnchorsSayWhatTheyWereMadeOf() {
    func equal<Axis, Anchor: NSLayoutAnchor<Axis>>(_ first: Anchor, _ second: Anchor, _ constant: CGFloat)
      -> NSLayoutConstraint
    {
      first.constraint(equalTo: second, constant: constant)
    }
    let view = added(UIView())
    let constraint = equal(view.leadingAnchor, container.trailingAnchor, -3)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === container)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.firstAnchor === view.leadingAnchor)
    #expect(constraint.secondAnchor === container.trailingAnchor)
    #expect(constraint.constant == -3)
    #expect(!constraint.isActive)
  }

  @Test func keyPathsLeadToAnchors() {
    func pin<Axis, Anchor: NSLayoutAnchor<Axis>>(_ view: UIView, _ path: KeyPath<UIView, Anchor>, by constant: CGFloat)
    {
      view[keyPath: path].constraint(equalTo: container[keyPath: path], constant: constant).isActive = true
    }
    let view = added(UIView())
    let sides: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [\.leadingAnchor, \.trailingAnchor]
    for side in sides { pin(view, side, by: 5) }
    pin(view, \.topAnchor, by: 10)
    pin(view, \.layoutMarginsGuide.bottomAnchor, by: 0)
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 10, width: 200, height: 90))
    #expect(view[keyPath: \UIView.widthAnchor] === view.widthAnchor)
  }

  @Test func guidesAndViewsShareAProtocolOfAnchors() {
    let items: [any Anchored] = [added(UIView()), UILayoutGuide()]
    if let guide = items[1] as? UILayoutGuide { container.addLayoutGuide(guide) }
    for (index, item) in items.enumerated() {
      NSLayoutConstraint.activate([
        item.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
        item.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: CGFloat(index) * 10),
        item.widthAnchor.constraint(equalToConstant: 30),
        item.heightAnchor.constraint(equalTo: item.widthAnchor, multiplier: 0.5),
      ])
    }
    container.layoutIfNeeded()
    #expect((items[0] as? UIView)?.frame == CGRect(x: 0, y: 4, width: 30, height: 15))
    #expect((items[1] as? UILayoutGuide)?.layoutFrame == CGRect(x: 10, y: 4, width: 30, height: 15))
  }

  @Test func aBatchIsActivatedAtOnceAndRemovedAgain() {
    let view = added(UIView())
    let batch = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
    ]
    #expect(container.constraints.isEmpty)
    NSLayoutConstraint.activate(batch)
    #expect(container.constraints.count == 2)
    #expect(view.constraints == [batch[2]])
    NSLayoutConstraint.deactivate(batch)
    #expect(container.constraints.isEmpty)
    #expect(view.constraints.isEmpty)
  }

  @Test func aConstraintIsFoundByItsItemAndAttributeAndChanged() {
    let view = added(UIView())
    container.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 20),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: container, attribute: .top, multiplier: 1, constant: 2),
    ])
    let top = container.constraints.first { ($0.firstItem as? UIView) == view && $0.firstAttribute == .top }
    let height = container.constraints.first { ($0.firstItem as? NSObject) == view && $0.secondItem == nil }
    container.layoutIfNeeded()
    #expect(view.frame.minY == 2)
    top?.constant = 7
    height?.constant = 30
    container.layoutIfNeeded()
    #expect(view.frame.minY == 7)
    #expect(view.frame.height == 30)
  }

  @Test func prioritiesOfALibrarysOwnArithmeticHold() {
    let view = added(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    let narrow = view.widthAnchor.constraint(equalToConstant: 40)
    wide.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    narrow.priority = .defaultHigh
    NSLayoutConstraint.activate([wide, narrow, view.leadingAnchor.constraint(equalTo: container.leadingAnchor)])
    container.layoutIfNeeded()
    #expect(view.frame.width == 90)
    wide.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    container.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  // MARK: Frames

  @Test func centerAndBoundsPlaceATransformedView() {
    let view = UIView(frame: CGRect(x: 140, y: 100, width: 100, height: 60))
    container.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.bounds.size = CGSize(width: 40, height: 20)
    view.center = CGPoint(
      x: 10 + 40 * view.layer.anchorPoint.x, y: 5 + 20 * view.layer.anchorPoint.y)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 20, height: 10))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 5, width: 40, height: 20))
  }

  @Test func unlimitedRoomIsTheGreatestNumber() {
    let label = UILabel()
    label.text = "Several words that need room"
    label.numberOfLines = 0
    let unlimited = CGFloat.greatestFiniteMagnitude
    let natural = label.sizeThatFits(CGSize(width: unlimited, height: unlimited))
    #expect(natural == label.intrinsicContentSize)
    let narrow = label.sizeThatFits(CGSize(width: natural.width / 2 + 10, height: unlimited))
    #expect(narrow.width <= natural.width / 2 + 10)
    #expect(narrow.height > natural.height * 1.5)
  }

  // MARK: Stacks

  @Test func aHiddenRowOfAStackInAScrollViewLeavesNoRoom() {
    let scroll = added(UIScrollView())
    let rows = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    for (index, row) in rows.enumerated() {
      row.heightAnchor.constraint(equalToConstant: CGFloat(index + 1) * 100).isActive = true
    }
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: container.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    container.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 600))
    rows[1].isHidden = true
    container.layoutIfNeeded()
    #expect(scroll.contentSize.height == 400)
    #expect(rows[2].frame.minY == 100)
  }
}

@MainActor private protocol Anchored {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}
