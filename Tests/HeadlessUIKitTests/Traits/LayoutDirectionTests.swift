import Testing
import UIKit

@testable import HeadlessUIKit

/// Left to right, and right to left.
@MainActor @Suite struct LayoutDirectionTests {
  nonisolated static let rules:
    [(
      UISemanticContentAttribute, leftToRight: UIUserInterfaceLayoutDirection,
      rightToLeft: UIUserInterfaceLayoutDirection
    )] =
      [
        (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
        (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
        (.forceRightToLeft, .rightToLeft, .rightToLeft),
      ]

  @Test(arguments: rules) func meaningDecidesWhatIsMirrored(
    _ rule: (
      attribute: UISemanticContentAttribute, leftToRight: UIUserInterfaceLayoutDirection,
      rightToLeft: UIUserInterfaceLayoutDirection
    )
  ) {
    #expect(
      UIView.userInterfaceLayoutDirection(for: rule.attribute, relativeTo: .leftToRight) == rule.leftToRight)
    #expect(
      UIView.userInterfaceLayoutDirection(for: rule.attribute, relativeTo: .rightToLeft) == rule.rightToLeft)

    let controller = UIViewController()
    let view = UIView()
    view.semanticContentAttribute = rule.attribute
    controller.view.addSubview(view)
    let screen = Screens.show(controller, on: Screens.tall { $0.layoutDirection = .rightToLeft })
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == rule.rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: rule.attribute) == rule.rightToLeft)
    screen.close()
  }

  @Test func theAttributeIsNotInherited() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func theTraitIsInherited() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func leadingIsOnTheRight() {
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    let screen = Screens.show(controller)
    #expect(view.frame.minX == 10)
    screen.change(to: Screens.tall { $0.layoutDirection = .rightToLeft })
    #expect(view.frame.minX == 290)
    screen.close()
  }

  @Test func directionalMarginsOfAControllersViewChangeSides() {
    let controller = UIViewController()
    controller.view.directionalLayoutMargins.leading = 50
    let screen = Screens.show(controller, on: Screens.tall { $0.layoutDirection = .rightToLeft })
    #expect(controller.view.layoutMargins.right == 50)
    #expect(controller.view.layoutMargins.left == 16)
    screen.close()
  }
}
