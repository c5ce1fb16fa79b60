import Testing
import UIKit

@testable import HeadlessUIKit

/// Sheets at the bottom of phones and in the centre of tablets.
@MainActor @Suite struct SheetTests {
  private let below = UIViewController()
  private let above = UIViewController()

  private func show(
    _ style: UIModalPresentationStyle = .automatic, on configuration: ScreenConfiguration? = nil,
    _ prepare: (UISheetPresentationController) -> Void = { _ in }
  ) -> HostedScreen {
    let screen = Screens.show(below, on: configuration)
    above.modalPresentationStyle = style
    if let sheet = above.sheetPresentationController { prepare(sheet) }
    below.present(above, animated: false)
    screen.window.updateScreen()
    return screen
  }

  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // MARK: Phones

  @Test func theStandardPresentationIsACardBelowTheStatusBar() {
    let screen = show()
    #expect(place(of: above.view) == CGRect(x: 0, y: 60, width: 400, height: 740))
    #expect(above.view.frame == CGRect(x: 0, y: 0, width: 400, height: 740))
    #expect(above.view.safeAreaInsets == UIEdgeInsets(0, 0, 30, 0))
    #expect(above.view.layoutMargins == UIEdgeInsets(0, 16, 30, 16))
    #expect(above.view.superview is UIDropShadowView)
    #expect(above.view.superview?.layer.cornerRadius == 10)
    #expect(above.traitCollection.userInterfaceLevel == .elevated)
    #expect(below.traitCollection.userInterfaceLevel != .elevated)
    screen.close()
  }

  @Test func thePresenterIsPushedBackAndComesForwardAgain() throws {
    let screen = show()
    // 16 points narrower on both sides, with the top at the status bar's lower edge.
    let card = try #require(below.view.superview)
    #expect(abs(card.frame.minX - 16) < 1e-9 && abs(card.frame.width - 368) < 1e-9)
    #expect(abs(card.frame.minY - 50) < 1e-9)
    #expect(abs(card.layer.cornerRadius * card.transform.a - 10) < 1e-9)
    #expect(below.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(below.view.safeAreaInsets == UIEdgeInsets(50, 0, 30, 0))
    below.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(card.transform.isIdentity)
    #expect(card.layer.cornerRadius == 0 && !card.clipsToBounds)
    #expect(screen.window.subviews.count == 1)
    #expect(above.view.window == nil)
    screen.close()
  }

  @Test func thePresenterStaysInTheWindowAndHearsNothing() {
    let log = CallLog()
    let (a, b) = (LoggingController("a", log), LoggingController("b", log))
    let screen = Screens.show(a)
    _ = log.take()
    a.present(b, animated: true)
    screen.window.updateScreen()
    b.dismiss(animated: true)
    screen.window.updateScreen()
    #expect(
      log.take() == ["b load", "b willAppear", "b isAppearing", "b didAppear", "b willDisappear", "b didDisappear"])
    screen.close()
  }

  @Test func aSheetOnASheetPushesTheFirstOneBack() throws {
    let screen = show()
    let third = UIViewController()
    above.present(third, animated: false)
    screen.window.updateScreen()
    let card = try #require(above.view.superview)
    #expect(abs(card.frame.minX - 16) < 1e-9 && abs(card.frame.minY - 50) < 1e-9)
    #expect(place(of: third.view).minY == 60)
    third.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(card.frame == CGRect(x: 0, y: 60, width: 400, height: 740))
    #expect(card.layer.cornerRadius == 10)
    #expect(below.view.superview?.transform.isIdentity == false)
    screen.close()
  }

  @Test func inCompactHeightASheetCoversTheScreen() {
    let screen = show(on: Screens.wide())
    #expect(place(of: above.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(above.view.safeAreaInsets == UIEdgeInsets(0, 40, 20, 40))
    #expect(below.view.superview?.transform.isIdentity == true)
    screen.close()
  }

  @Test func aTurnedSheetIsLaidOutAnew() {
    let screen = show()
    screen.change(to: Screens.wide())
    #expect(place(of: above.view) == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(below.view.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(below.view.superview?.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    screen.change(to: Screens.tall())
    #expect(place(of: above.view) == CGRect(x: 0, y: 60, width: 400, height: 740))
    #expect(below.view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(abs((below.view.superview?.frame.width ?? 0) - 368) < 1e-9)
    screen.close()
  }

  // MARK: Detents

  @Test func theMediumDetentIsHalfOfTheLargeOne() {
    let screen = show { $0.detents = [.medium(), .large()] }
    // 740 points at most, 30 of them safe area: (740 - 30) / 2 and the safe area below.
    #expect(place(of: above.view) == CGRect(x: 0, y: 800 - 385, width: 400, height: 385))
    #expect(below.view.superview?.transform.isIdentity == true)
    above.sheetPresentationController?.animateChanges {
      above.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    #expect(place(of: above.view).minY == 60)
    #expect(below.view.superview?.transform.isIdentity == false)
    screen.close()
  }

  @Test func customDetentsGiveTheHeightAboveTheSafeArea() {
    var maximum: CGFloat = 0
    let small = UISheetPresentationController.Detent.Identifier("small")
    let screen = show {
      $0.detents = [
        .custom { _ in nil },
        .custom(identifier: small) { context in
          maximum = context.maximumDetentValue
          return 200
        },
      ]
    }
    #expect(maximum == 710)
    #expect(place(of: above.view) == CGRect(x: 0, y: 570, width: 400, height: 230))
    screen.close()
  }

  @Test func belowTheUndimmedDetentNothingIsDarkened() throws {
    let screen = show {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let sheet = try #require(above.sheetPresentationController)
    let dimming = try #require(sheet.containerView?.subviews.first { $0 is UIDimmingView })
    #expect(dimming.alpha == 0)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    #expect(dimming.alpha == 1)
    screen.close()
  }

  @Test func theGrabberAndTheCornersAreTheApps() throws {
    let screen = show {
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 24
    }
    let card = try #require(above.view.superview)
    #expect(card.layer.cornerRadius == 24)
    #expect(card.subviews.last?.frame == CGRect(x: 182, y: 5, width: 36, height: 5))
    above.sheetPresentationController?.prefersGrabberVisible = false
    screen.window.updateScreen()
    #expect(card.subviews == [above.view])
    screen.close()
  }

  @Test func aCardInCompactHeightIsAsWideAsItsContentIfItIsAsked() {
    above.preferredContentSize = CGSize(width: 500, height: 100)
    let screen = show(on: Screens.wide()) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    #expect(place(of: above.view) == CGRect(x: 150, y: 10, width: 500, height: 390))
    screen.close()
  }

  // MARK: Tablets

  @Test func aFormSheetLiesInTheMiddle() {
    let screen = show(.formSheet, on: Screens.tablet)
    #expect(place(of: above.view) == CGRect(x: 230, y: 90, width: 540, height: 620))
    #expect(above.traitCollection.horizontalSizeClass == .compact)
    #expect(above.view.safeAreaInsets == .zero)
    #expect(below.view.superview?.transform.isIdentity == true)
    above.preferredContentSize = CGSize(width: 300, height: 200)
    screen.window.updateScreen()
    #expect(place(of: above.view) == CGRect(x: 350, y: 300, width: 300, height: 200))
    screen.close()
  }

  @Test func aPageSheetIsAsWideAsReadsWell() {
    let screen = show(.pageSheet, on: Screens.tablet)
    #expect(place(of: above.view).minX == 148)
    #expect(place(of: above.view).width == 704)
    #expect(above.traitCollection.horizontalSizeClass == .regular)
    screen.close()
  }

  // MARK: Adapting

  private final class Adapter: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var replacement: UIViewController?
    var told: [UIModalPresentationStyle] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement }
    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { told.append(style) }
  }

  @Test func theDelegateMayAskForAnotherStyle() {
    let adapter = Adapter()
    adapter.style = .fullScreen
    let screen = show { $0.delegate = adapter }
    #expect(place(of: above.view) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(below.view.window == nil)
    #expect(adapter.told == [.fullScreen])
    below.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(below.view.window === screen.window)
    screen.close()
  }

  @Test func theDelegateMayShowAnotherController() {
    let adapter = Adapter()
    adapter.style = .overFullScreen
    let container = UIViewController()
    container.addChild(above)
    above.removeFromParent()
    adapter.replacement = container
    let screen = show { $0.delegate = adapter }
    #expect(below.presentedViewController === container)
    #expect(place(of: container.view) == CGRect(x: 0, y: 0, width: 400, height: 800))
    container.dismiss(animated: false)
    screen.window.updateScreen()
    #expect(below.presentedViewController == nil)
    screen.close()
  }

  private final class Keeper: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var isWilling = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { isWilling }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempted")
    }
  }

  @Test func aPersonMayDismissUnlessTheDelegateObjects() {
    let keeper = Keeper()
    let screen = show { $0.delegate = keeper }
    above.isModalInPresentation = true
    #expect(above.presentationController?.dismissByHand() == false)
    above.isModalInPresentation = false
    keeper.isWilling = false
    #expect(above.presentationController?.dismissByHand() == false)
    #expect(keeper.calls == ["attempted", "attempted"])
    keeper.isWilling = true
    #expect(above.presentationController?.dismissByHand() == true)
    screen.window.updateScreen()
    #expect(keeper.calls == ["attempted", "attempted", "will", "did"])
    #expect(below.presentedViewController == nil)
    screen.close()
  }

  @Test func theViewsHaveUIKitsNames() {
    let screen = show()
    let container = above.presentationController?.containerView
    #expect(container.map { String(describing: type(of: $0)) } == "UITransitionView")
    #expect(container?.subviews.map { String(describing: type(of: $0)) } == ["UIDimmingView", "UIDropShadowView"])
    screen.close()
  }
}
