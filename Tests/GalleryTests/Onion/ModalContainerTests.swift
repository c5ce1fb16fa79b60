import Gallery
import Onionskin
import Testing
import UIKit

/// A container with a close button, in each of its positions; full screen and as a card.
@MainActor @Suite struct ModalContainerTests {
  @Test func article() {
    assertSnapshots(on: .pattern) { ArticleController.screen() }
  }

  @Test func trailingButton() {
    assertSnapshots(on: .phone) { ArticleController.screenWithTrailingButton() }
  }

  @Test func bottomButton() {
    assertSnapshots(on: .phone) { ArticleController.screenWithBottomButton() }
  }

  @Test func card() {
    assertSnapshots(on: .pattern) { TicketScreens.smallCard() }
  }

  @Test func largeCard() {
    assertSnapshots(on: .phone + .tablet) { TicketScreens.largeCard() }
  }

  @Test func fullScreen() {
    assertSnapshots(on: .phone) { TicketScreens.fullScreen() }
  }
}
