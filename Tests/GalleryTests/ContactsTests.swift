import Gallery
import Onionskin
import Testing
import UIKit

/// A list under a header.
@MainActor @Suite struct ContactsTests {
  @Test func messages() {
    assertSnapshots(on: .devices + .variants) { ContactsController() }
  }
}
