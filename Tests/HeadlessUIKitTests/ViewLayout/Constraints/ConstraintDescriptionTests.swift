import Testing
import UIKit

@testable import HeadlessUIKit

/// Descriptions of constraints in UIKit's format.
@MainActor @Suite struct ConstraintDescriptionTests {
  private let root = makeRoot()
  private let a = UIView()
  private let b = UIView()

  init() {
    [a, b].forEach(root.addSubview)
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    let start = "<NSLayoutConstraint:\(address(of: constraint)) "
    #expect(constraint.description.hasPrefix(start))
    return String(constraint.description.dropFirst(start.count))
  }

  private func name(_ object: AnyObject) -> String { "\(type(of: object)):\(address(of: object))" }

  @Test func lengths() {
    #expect(text(a.widthAnchor.constraint(equalToConstant: 44.5)) == "\(name(a)).width == 44.5   (inactive)>")
    #expect(
      text(a.heightAnchor.constraint(greaterThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -3).at(250))
        == "\(name(a)).height >= 0.5*\(name(b)).width - 3 @250   (inactive)>")
  }

  @Test func distancesBetweenNeighbours() {
    let constraint = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    constraint.isActive = true
    #expect(text(constraint) == "H:[\(name(a))]-(8)-[\(name(b))]   (active)>")
    #expect(
      text(b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8).at(750))
        == "V:[\(name(a))]-(>=8@750)-[\(name(b))]   (inactive)>")
  }

  @Test func distancesFromTheSuperview() {
    #expect(
      text(a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        == "V:|-(10)-[\(name(a))]   (inactive, names: '|':\(name(root)) )>")
    #expect(
      text(root.trailingAnchor.constraint(equalTo: a.trailingAnchor))
        == "H:[\(name(a))]-(0)-|   (inactive, names: '|':\(name(root)) )>")
    // In the reverse order, it is an equation.
    #expect(
      text(a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20))
        == "\(name(a)).trailing == \(name(root)).trailing - 20   (inactive)>")
  }

  @Test func equationsAndIdentifiers() {
    let constraint = a.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 4)
    constraint.identifier = "middle"
    #expect(text(constraint) == "'middle' \(name(a)).centerX == \(name(root)).centerX + 4   (inactive)>")
    let guide = root.safeAreaLayoutGuide
    #expect(
      text(a.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
        == "\(name(a)).bottom == UILayoutGuide:\(address(of: guide))'UIViewSafeAreaLayoutGuide'.bottom   (inactive)>")
  }

  @Test func leftAndRightAreMarked() {
    #expect(
      text(a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3))
        == "H:|-(3)-[\(name(a))](LTR)   (inactive, names: '|':\(name(root)) )>")
    #expect(
      text(b.leftAnchor.constraint(equalTo: a.rightAnchor))
        == "H:[\(name(a))]-(0)-[\(name(b))](LTR)   (inactive)>")
  }

  @Test func negativeNumbers() {
    #expect(text(a.widthAnchor.constraint(equalToConstant: -16)) == "\(name(a)).width == - 16   (inactive)>")
    #expect(
      text(a.centerYAnchor.constraint(equalTo: b.bottomAnchor, constant: -1.25))
        == "\(name(a)).centerY == \(name(b)).bottom - 1.25   (inactive)>")
    #expect(
      text(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: -4))
        == "V:[\(name(a))]-(-4)-[\(name(b))]   (inactive)>")
  }

  @Test func viewsWithIdentifiersGoByThem() {
    a.accessibilityIdentifier = "title"
    #expect(
      text(a.widthAnchor.constraint(equalTo: b.widthAnchor))
        == "title.width == \(name(b)).width   (inactive, names: title:\(address(of: a)) )>")
    #expect(
      text(a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        == "V:|-(10)-[title]   (inactive, names: title:\(address(of: a)), '|':\(name(root)) )>")
    root.accessibilityIdentifier = "screen"
    #expect(
      text(a.topAnchor.constraint(equalTo: root.topAnchor))
        == "V:|-(0)-[title]   (inactive, names: title:\(address(of: a)), '|':screen:\(address(of: root)) )>")
  }

  @Test func theSystemsSpacing() {
    #expect(
      text(b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1))
        == "H:[\(name(a))]-(NSSpace(8))-[\(name(b))]   (inactive)>")
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]", metrics: nil, views: ["a": a, "b": b])[0]
    #expect(text(made) == "V:[\(name(a))]-(NSSpace(8))-[\(name(b))]   (inactive)>")
    made.constant = 8
    #expect(text(made) == "V:[\(name(a))]-(8)-[\(name(b))]   (inactive)>")
  }

  @Test func guidesOfTheSuperviewAreBoxes() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let box = "UILayoutGuide:\(address(of: guide))'gap'"
    #expect(
      text(guide.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 2))
        == "V:[\(name(a))]-(2)-[\(box)]   (inactive)>")
    #expect(
      text(guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2))
        == "H:|-(2)-[\(box)]   (inactive, names: '|':\(name(root)) )>")
    #expect(
      guide.description
        == "<UILayoutGuide: \(address(of: guide)) - \"gap\", layoutFrame = {{0, 0}, {0, 0}}, owningView = \(root)>")
  }

  @Test func classesOfAppsHaveTheirModule() {
    let box = Box(1, 1)
    #expect(box.widthAnchor.constraint(equalToConstant: 1).description.contains("HeadlessUIKitTests.Box:0x"))
  }

  @Test func otherThreadsGetTheClass() async {
    let guide = UILayoutGuide()
    let constraint = a.widthAnchor.constraint(equalToConstant: 1)
    let anchor = a.widthAnchor
    let texts = await Task.detached { [guide.description, constraint.description, anchor.description] }.value
    #expect(
      texts == [
        "<UILayoutGuide: \(address(of: guide))>", "<NSLayoutConstraint: \(address(of: constraint))>",
        "<NSLayoutDimension: \(address(of: anchor))>",
      ])
  }

  @Test func anchors() {
    #expect(
      a.leadingAnchor.description
        == "<NSLayoutXAxisAnchor:\(address(of: a.leadingAnchor)) \"\(name(a)).leading\">")
    #expect(a.heightAnchor.name == "\(name(a)).height" && a.heightAnchor.item === a)
  }
}
