import Testing
import UIKit

@testable import HeadlessUIKit

/// Constraints in UIKit's words.
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
    // Written the other way round, it is an equation.
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

  @Test func classesOfAppsHaveTheirModule() {
    let box = Box(1, 1)
    #expect(box.widthAnchor.constraint(equalToConstant: 1).description.contains("HeadlessUIKitTests.Box:0x"))
  }

  @Test func anchors() {
    #expect(
      a.leadingAnchor.description
        == "<NSLayoutXAxisAnchor:\(address(of: a.leadingAnchor)) \"\(name(a)).leading\">")
    #expect(a.heightAnchor.name == "\(name(a)).height" && a.heightAnchor.item === a)
  }
}
