import HeadlessUIKit
import Onion
import Testing
import UIKit

/// A controller as a card in front of another one.
@MainActor @Suite struct CardTests {
  private let root = UIViewController()
  private let card = UIViewController()

  private func present(on configuration: ScreenConfiguration = Stage.notch) -> Stage {
    let stage = Stage(root, on: configuration)
    root.present(card, as: .card, animated: false)
    stage.update()
    return stage
  }

  private func dimming(in stage: Stage) throws -> UIControl {
    try #require(stage.screen.window.view(identified: "Card.dimming") as? UIControl)
  }

  @Test func onAPhoneTheCardStandsOnTheLowerEdge() {
    let stage = present()
    defer { stage.close() }
    // Below the status bar of 44 points and a gap of 10.
    #expect(card.view.onScreen == CGRect(x: 0, y: 54, width: 375, height: 812 - 54))
    #expect(card.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(card.view.layer.cornerRadius == CardPresentationController.cornerRadius)
    #expect(card.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func theCardIsAsHighAsItsContentWants() {
    card.preferredContentSize = CGSize(width: 200, height: 300)
    let stage = present()
    defer { stage.close() }
    // 300 points above the home indicator's 34.
    #expect(card.view.onScreen == CGRect(x: 0, y: 812 - 334, width: 375, height: 334))
    card.preferredContentSize.height = 100
    stage.update()
    #expect(card.view.onScreen == CGRect(x: 0, y: 812 - 134, width: 375, height: 134))
  }

  @Test func onATabletTheCardLiesInTheMiddle() {
    card.preferredContentSize = CGSize(width: 400, height: 0)
    let stage = present(on: Stage.tablet)
    defer { stage.close() }
    // As wide as it prefers, and at most as high as cards can be.
    #expect(card.view.onScreen == CGRect(x: (800 - 400) / 2, y: (1000 - 620) / 2, width: 400, height: 620))
    #expect(card.view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }

  @Test func whatIsBelowStaysAndIsDimmed() throws {
    let stage = present()
    defer { stage.close() }
    #expect(root.view.window != nil)
    let dimming = try dimming(in: stage)
    #expect(dimming.onScreen == stage.screen.window.bounds)
    #expect(dimming.alpha == 1)
    #expect(card.presentingViewController === root)
  }

  @Test func aTapBesideTheCardDismissesAndLeavesNothing() throws {
    let stage = present()
    defer { stage.close() }
    try dimming(in: stage).sendActions(for: .touchUpInside)
    stage.update()
    #expect(root.presentedViewController == nil)
    #expect(stage.screen.window.view(identified: "Card.dimming") == nil)
  }

  @Test func aControllerThatWasACardHasNoRoundCornersElsewhere() {
    let stage = present()
    defer { stage.close() }
    root.dismiss(animated: false)
    stage.update()
    #expect(card.view.layer.cornerRadius == 0)
    #expect(card.view.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }

  @Test func aCardThatHasToBeAnsweredStays() throws {
    card.isModalInPresentation = true
    let stage = present()
    defer { stage.close() }
    try dimming(in: stage).sendActions(for: .touchUpInside)
    stage.update()
    #expect(root.presentedViewController === card)
  }

  @Test func fullScreenCoversAll() {
    let stage = Stage(root)
    defer { stage.close() }
    card.setModalStyle(.card)
    root.present(card, as: .fullScreen, animated: false)
    stage.update()
    #expect(card.view.onScreen == stage.screen.window.bounds)
    #expect(root.view.window == nil)
    #expect(card.transitioningDelegate == nil)
  }

  @Test func aDismissedCardIsFreed() throws {
    weak var freed: UIViewController?
    let stage = Stage(root)
    defer { stage.close() }
    try inScope {
      let container = UIViewController().wrappedInModalContainer()
      freed = container
      root.present(container, as: .card, animated: false)
      stage.update()
      #expect(container.presentingViewController === root)
      let close = try #require(container.view.view(identified: "ModalContainer.close") as? UIButton)
      close.sendActions(for: .touchUpInside)
      stage.update()
    }
    #expect(freed == nil)
  }
}
