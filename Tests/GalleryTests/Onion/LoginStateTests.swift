import Gallery
import Onion
import Onionskin
import Testing
import UIKit

/// The signed-out and the signed-in tree.
@MainActor @Suite struct LoginStateTests {
  @Test func signedOut() {
    assertSnapshots(on: .phone) { AccountScreens.screen(.signedOut) }
  }

  @Test func signedIn() {
    assertSnapshots(on: .pattern) { AccountScreens.screen(.signedIn("Ada")) }
  }
}
