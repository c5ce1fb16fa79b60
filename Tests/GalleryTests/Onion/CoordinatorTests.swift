import Gallery
import Onionskin
import Testing
import UIKit

/// Flows that a coordinator chooses, and what they show.
@MainActor @Suite struct CoordinatorTests {
  @Test func onboarding() {
    assertSnapshots(on: .phone, of: OnionScreens.coordinators[0].make)
  }

  @Test func signIn() {
    assertSnapshots(on: .phone, of: OnionScreens.coordinators[1].make)
  }

  @Test func choosingFromAList() {
    assertSnapshots(on: .phone, of: OnionScreens.coordinators[3].make)
  }

  @Test func choosingOnAMap() {
    assertSnapshots(on: .phone, of: OnionScreens.coordinators[4].make)
  }

  @Test func harbourChosen() {
    assertSnapshots(on: .phone, of: OnionScreens.coordinators[5].make)
  }
}
