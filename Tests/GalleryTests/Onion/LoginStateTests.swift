import Gallery
import Onionskin
import Testing
import UIKit

/// The signed-out and the signed-in tree.
@MainActor @Suite struct LoginStateTests {
  @Test func signedOut() {
    assertSnapshots(on: .phone, of: OnionScreens.login[0].make)
  }

  @Test func signedIn() {
    assertSnapshots(on: .phone, of: OnionScreens.login[1].make)
  }
}
