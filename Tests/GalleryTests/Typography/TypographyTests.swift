import Gallery
import Onionskin
import Testing
import UIKit

/// Attributed texts with all attributes.
@MainActor @Suite struct TypographyTests {
  @Test func typography() {
    assertSnapshots(on: .phone + .smallDark) { TypographyController() }
  }
}
