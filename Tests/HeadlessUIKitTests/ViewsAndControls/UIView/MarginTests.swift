import Testing
import UIKit

@testable import HeadlessUIKit

/// Layout margins: their sources, and the objects that are notified.
@MainActor @Suite struct MarginTests {
  private final class Probe: UIView {
    var calls = 0
    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls += 1
    }
  }

  private final class ProbeController: UIViewController {
    var calls = 0
    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      calls += 1
    }
  }

  // MARK: Defaults

  /// Recorded on iOS 17.2 for a view that was moved off the screen, in both directions.
  @Test(arguments: [false, true]) func aChildBesideItsParentHasASmallerLeadingMargin(_ isRightToLeft: Bool) {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let direction: UISemanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    for view in [parent.view, child.view] { view?.semanticContentAttribute = direction }
    let screen = Screens.show(parent)
    defer { screen.close() }
    let bounds = parent.view.bounds
    child.view.frame = bounds
    let margin = child.view.directionalLayoutMargins.leading
    #expect(margin > 8 && child.view.directionalLayoutMargins.trailing == margin)
    child.view.frame = bounds.offsetBy(dx: isRightToLeft ? -bounds.width : bounds.width, dy: 0)
    #expect(child.view.directionalLayoutMargins.leading == 8)
    #expect(child.view.directionalLayoutMargins.trailing == margin)
    #expect(child.systemMinimumLayoutMargins.leading == 8)
    // Unknown: one in between.
    child.view.frame = bounds.insetBy(dx: 20, dy: 0)
    #expect(child.view.directionalLayoutMargins.leading == margin)
    let holder = UIView(frame: bounds)
    parent.view.addSubview(holder)
    holder.addSubview(child.view)
    child.view.frame = bounds
    #expect(child.view.directionalLayoutMargins.leading == margin)
  }

  @Test func aPlainViewHasEightAllAround() {
    HostedScreen.apply(Screens.tall())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(!view.preservesSuperviewLayoutMargins)
  }

  @Test func aControllersViewHasTheSystemsMinimumAndTheSafeArea() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let screen = Screens.show(controller)
    #expect(
      controller.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.view.layoutMargins == UIEdgeInsets(50, 16, 30, 16))
    screen.close()
  }

  @Test func aChildsViewHasTheMinimumToo() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    let screen = Screens.show(outer)
    #expect(inner.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))
    screen.close()
  }

  nonisolated static let widths: [(CGFloat, UIUserInterfaceSizeClass, CGFloat)] = [
    (320, .compact, 16), (375, .compact, 16), (414, .compact, 20), (428, .compact, 20), (507, .compact, 20),
    (694, .regular, 20), (1024, .regular, 20),
  ]

  /// Phones of 414 points and more and regular widths have 20, a slide-over of 320 has 16 again.
  @Test(arguments: widths)
  func theMinimumDependsOnTheRoom(_ width: CGFloat, _ sizeClass: UIUserInterfaceSizeClass, _ margin: CGFloat) {
    var configuration = Screens.tall { $0.horizontalSizeClass = sizeClass }
    configuration.size = CGSize(width: width, height: 1366)
    let controller = UIViewController()
    let screen = HostedScreen(configuration) { controller }
    #expect(controller.view.layoutMargins.left == margin)
    #expect(controller.view.layoutMargins.right == margin)
    screen.close()
  }

  @Test func aNewSplitChangesTheMinimumOfChildrenToo() {
    HostedScreen.apply(Screens.tall())
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    var configuration = Screens.tall()
    configuration.size = CGSize(width: 507, height: 1024)
    let screen = HostedScreen(configuration) { outer }
    #expect(inner.view.layoutMargins.left == 20)
    configuration.size = CGSize(width: 320, height: 1024)
    screen.change(to: configuration)
    #expect(outer.view.layoutMargins.left == 16)
    #expect(inner.view.layoutMargins.left == 16)
    screen.close()
  }

  // MARK: Setting them

  @Test func smallerMarginsOfAControllersViewAreRaisedToTheMinimum() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let screen = Screens.show(controller)
    controller.view.layoutMargins = UIEdgeInsets(5, 5, 5, 30)
    #expect(controller.view.layoutMargins == UIEdgeInsets(55, 16, 35, 30))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(55, 5, 35, 30))
    screen.close()
  }

  @Test func absoluteMarginsStayWhereTheyAreFromRightToLeft() {
    HostedScreen.apply(Screens.tall())
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }

  @Test func directionalMarginsChangeSides() {
    HostedScreen.apply(Screens.tall())
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func theLastSetterWins() {
    HostedScreen.apply(Screens.tall())
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.layoutMargins = UIEdgeInsets(5, 6, 7, 8)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(5, 6, 7, 8))
  }

  // MARK: Safe area

  @Test func theSafeAreaIsAddedUnlessTurnedOff() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    controller.view.addSubview(view)
    let screen = Screens.show(controller)
    #expect(view.layoutMargins == UIEdgeInsets(38, 8, 8, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    controller.view.insetsLayoutMarginsFromSafeArea = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(0, 16, 0, 16))
    screen.close()
  }

  // MARK: The superview's

  @Test func preservedMarginsReachAsFarInAsTheSuperviews() {
    HostedScreen.apply(Screens.tall())
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.layoutMargins = UIEdgeInsets(30, 40, 50, 60)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 150, height: 90))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    // 30 - 0; 40 - 10; 50 - (100 - 90); 60 - (200 - 160).
    #expect(inner.layoutMargins == UIEdgeInsets(30, 30, 40, 20))
    inner.frame.origin.x = 38
    // 40 - 38 is less than the view's own 8; 60 - (200 - 188) = 48.
    #expect(inner.layoutMargins == UIEdgeInsets(30, 8, 40, 48))
  }

  @Test func preservedMarginsTellOfChangesAbove() {
    HostedScreen.apply(Screens.tall())
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = Probe(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.calls == 0)
    outer.layoutMargins.left = 20
    #expect(inner.calls == 1)
    inner.frame.origin.x = 5
    #expect(inner.layoutMargins.left == 15)
    #expect(inner.calls == 2)
  }

  @Test func aPreservedMarginNeverGrowsBeyondTheSuperviews() {
    HostedScreen.apply(Screens.tall())
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: -50, y: 0, width: 400, height: 3000))
    outer.addSubview(inner)
    outer.layoutMargins = UIEdgeInsets(9, 9, 9, 9)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(9, 9, 9, 9))
  }

  // MARK: Notifications

  @Test func aViewHearsOfItsFirstMargins() {
    HostedScreen.apply(Screens.tall())
    let view = Probe()
    view.layoutMargins = UIEdgeInsets(8, 8, 8, 8)
    #expect(view.calls == 0)
    view.layoutMargins = .zero
    #expect(view.calls == 1)
    view.directionalLayoutMargins = .zero
    #expect(view.calls == 1)
  }

  @Test func aControllerHearsOfItsViewsMargins() {
    HostedScreen.apply(Screens.tall())
    let controller = ProbeController()
    controller.loadViewIfNeeded()
    #expect(controller.calls == 0)
    let screen = Screens.show(controller)
    #expect(controller.calls > 0)
    let before = controller.calls
    controller.view.layoutMargins.left = 99
    #expect(controller.calls == before + 1)
    screen.close()
  }

  @Test func constraintsFollowTheMargins() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let guide = controller.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    let screen = Screens.show(controller)
    #expect(view.frame == CGRect(x: 16, y: 50, width: 368, height: 5))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 36, bottom: 0, trailing: 0)
    screen.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 36, y: 50, width: 348, height: 5))
    screen.close()
  }

  // MARK: Readable width

  private func readableWidth(_ width: CGFloat, _ category: UIContentSizeCategory) -> CGRect {
    var configuration = Screens.tall {
      $0.horizontalSizeClass = .regular
      $0.preferredContentSizeCategory = category
    }
    configuration.size = CGSize(width: width, height: 1000)
    let controller = UIViewController()
    let screen = HostedScreen(configuration) { controller }
    defer { screen.close() }
    return controller.view.readableContentGuide.layoutFrame
  }

  @Test func textOfAWideScreenIsKeptReadable() {
    HostedScreen.apply(Screens.tall())
    #expect(readableWidth(1024, .large) == CGRect(x: 176, y: 50, width: 672, height: 920))
    #expect(readableWidth(375, .large) == CGRect(x: 20, y: 50, width: 335, height: 920))
    #expect(readableWidth(1366, .extraSmall).width < 672)
    #expect(readableWidth(1366, .extraExtraExtraLarge).width > 672)
  }

  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 560), (.small, 600), (.medium, 632), (.large, 672), (.extraExtraExtraLarge, 896),
    // Everything inside the margins.
    (.accessibilityExtraExtraExtraLarge, 1326),
  ])
  func theReadableColumnIsAsWideAsTheTextIsLarge(category: UIContentSizeCategory, width: CGFloat) {
    HostedScreen.apply(Screens.tall())
    #expect(readableWidth(1366, category) == CGRect(x: (1366 - width) / 2, y: 50, width: width, height: 920))
  }

  @Test func theReadableColumnFollowsTheViewsWidth() {
    HostedScreen.apply(Screens.tall())
    let controller = UIViewController()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let column = UIView()
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      column.topAnchor.constraint(equalTo: view.topAnchor), column.heightAnchor.constraint(equalToConstant: 1),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    var configuration = Screens.tall { $0.horizontalSizeClass = .regular }
    configuration.size = CGSize(width: 1000, height: 800)
    let screen = HostedScreen(configuration) { controller }
    #expect(column.frame == CGRect(x: 164, y: 0, width: 672, height: 1))
    configuration.size = CGSize(width: 800, height: 800)
    screen.change(to: configuration)
    #expect(column.frame == CGRect(x: 64, y: 0, width: 672, height: 1))
    configuration.size = CGSize(width: 500, height: 800)
    screen.change(to: configuration)
    #expect(column.frame == CGRect(x: 8, y: 0, width: 484, height: 1))
    screen.close()
  }
}
