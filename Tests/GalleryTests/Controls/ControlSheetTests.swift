import Gallery
import Onionskin
import Testing
import UIKit

/// UIKit's controls in their states.
@MainActor @Suite struct ControlSheetTests {
  @Test func buttons() {
    assertSnapshots(on: .controlSheet) { ButtonsController() }
  }

  @Test func values() {
    assertSnapshots(on: .controlSheet) { ValuesController() }
  }

  @Test func fields() {
    assertSnapshots(on: .controlSheet) { FieldsController() }
  }
}
