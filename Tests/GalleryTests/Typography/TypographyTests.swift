import Gallery
import Onionskin
import Testing
import UIKit

/// Attributed texts in all their looks.
@MainActor @Suite struct TypographyTests {
  @Test func typography() {
    assertSnapshots(on: .phone + .smallDark) { TypographyController() }
  }
}
