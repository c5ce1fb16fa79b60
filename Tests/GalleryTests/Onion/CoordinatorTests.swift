import Gallery
import Onion
import Onionskin
import Testing
import UIKit

/// Flows that a coordinator chooses, and their screens.
@MainActor @Suite struct CoordinatorTests {
  @Test func onboarding() {
    assertSnapshots(on: .phone) { FerryApp.screen(.onboarding) }
  }

  @Test func signIn() {
    assertSnapshots(on: .phone) { FerryApp.screen(.signIn) }
  }

  @Test func main() {
    assertSnapshots(on: .phone + .tablet) { FerryApp.screen(.main(user: "Ada")) }
  }

  @Test func choosingFromAList() {
    assertSnapshots(on: .phone) { FerryApp.screen(.main(user: "Ada"), link: DeepLink(["harbour"])) }
  }

  @Test func choosingOnAMap() {
    assertSnapshots(on: .pattern) { FerryApp.screen(.main(user: "Ada"), link: DeepLink(["harbour"]), design: .map) }
  }

  @Test func harbourChosen() {
    assertSnapshots(on: .phone) { FerryApp.screen(.main(user: "Ada"), link: DeepLink(["harbour", "Sund"])) }
  }
}
